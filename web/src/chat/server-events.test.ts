import { expect, test } from "vitest";
import { eventReader } from "./server-events.ts";

const stream =
  'event: text\ndata: {"text":"Hola, "}\n\nevent: replace\ndata: {"text":""}\n\nevent: done\ndata: {"message":"ñ"}\n\n';

test("events come out as they were sent, wherever the pieces are cut", () => {
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const read = eventReader();
    const events = [...read(stream.slice(0, cut)), ...read(stream.slice(cut))];
    expect(events).toEqual([
      { event: "text", data: '{"text":"Hola, "}' },
      { event: "replace", data: '{"text":""}' },
      { event: "done", data: '{"message":"ñ"}' },
    ]);
  }
});

test("what is not whole yet waits, comments are passed over, and lines may end as in DOS", () => {
  const read = eventReader();
  expect(read("event: te")).toEqual([]);
  expect(read("xt\r\ndata: 1\r\n")).toEqual([]);
  expect(read(": waiting\n\n")).toEqual([{ event: "text", data: "1" }]);
  expect(read(": only a comment\n\n")).toEqual([]);
});
