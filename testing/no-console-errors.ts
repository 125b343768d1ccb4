import { afterEach, expect, vi } from "vitest";

// a test that makes the program complain on the console has found something
const complaints = vi.spyOn(console, "error");

afterEach(() => {
  const calls = complaints.mock.calls.map((call) => call.map(String).join(" "));
  complaints.mockClear();
  expect(calls).toEqual([]);
});
