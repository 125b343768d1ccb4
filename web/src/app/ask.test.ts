import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { accountApi } from "@remanso/core/account/contract.ts";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { analyticsApi } from "@remanso/core/analytics/contract.ts";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { checkInApi } from "@remanso/core/check-in/contract.ts";
import { gardenApi } from "@remanso/core/garden/contract.ts";
import { journalApi } from "@remanso/core/journal/contract.ts";

import { sendBy } from "../call.ts";
import { ask, askAgainAfter, markStale, queriesOf } from "./ask.ts";
import { createQueryClient } from "./query-client.ts";

/** A browser that has loaded something; `sent` is what it asks for from then on. */
async function browserAfter(load: (client: QueryClient) => Promise<void>[]) {
  const client = createQueryClient();
  const sent: string[] = [];
  sendBy(client, async ({ url }) => {
    sent.push(url);
    return { status: 200, text: "[]" };
  });
  await Promise.all(load(client));
  sent.length = 0;
  return { client, sent };
}

const analysis = ask(analyticsApi.data, { query: { period: "90d" } });
const journal = ask(journalApi.list, { query: { before: "2026-03-11T10:00:00.000Z" } });
const older = "/api/journal?before=2026-03-11T10%3A00%3A00.000Z";
const devices = ask(accountApi.sessions);
const plants = ask(gardenApi.plants);

test("after an assessment the analysis is asked for again, and the signed-in devices are not", async () => {
  const { client, sent } = await browserAfter((client) => [
    client.prefetchQuery(analysis),
    client.prefetchQuery(devices),
  ]);
  await askAgainAfter(client, assessmentApi.submit);
  expect(sent).toEqual(["/api/analytics/data?period=90d"]);
});

test("after a completion every page of what shows activities is asked for again", async () => {
  const { client, sent } = await browserAfter((client) => [
    client.prefetchQuery(ask(activityApi.list)),
    client.prefetchQuery(journal),
    client.prefetchQuery(plants),
    client.prefetchQuery(ask(checkInApi.list)),
  ]);
  await askAgainAfter(client, activityApi.start);
  expect(sent.toSorted()).toEqual(["/api/activities", older, "/api/zen-garden/plants"]);
});

test("what shows the reply already is not asked for again", async () => {
  const { client, sent } = await browserAfter((client) => [
    client.prefetchQuery(plants),
    client.prefetchQuery(ask(gardenApi.stats)),
  ]);
  await askAgainAfter(client, gardenApi.water, plants);
  expect(sent).toEqual(["/api/zen-garden/stats"]);
});

test("what was marked stale is asked for by the next loader, and nothing before", async () => {
  const { client, sent } = await browserAfter((client) => [
    client.prefetchQuery(journal),
    client.prefetchQuery(plants),
  ]);
  markStale(client, [journalApi.list]);
  expect(sent).toEqual([]);
  await Promise.all([client.prefetchQuery(journal), client.prefetchQuery(plants)]);
  expect(sent).toEqual([older]);
});

test("all queries of an endpoint are found, whatever they were asked with", async () => {
  const { client } = await browserAfter((client) => [
    client.prefetchQuery(journal),
    client.prefetchQuery(ask(journalApi.list)),
    client.prefetchQuery(plants),
  ]);
  const found = client.getQueriesData(queriesOf(journalApi.list));
  expect(found.map(([[address]]) => address)).toEqual([older, "/api/journal"]);
});
