import { once } from "node:events";
import { createServer } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { isPublicAddress, mayBePublic } from "./public-address.ts";
import { pushKeysOf } from "./push-keys.ts";
import { SubscribedBrowser } from "./push-testing.ts";
import { publicInternet, sendPush } from "./push.ts";
import { Reminded } from "./reminders-testing.ts";

let guarded: SharedApp;
let eve: Reminded;

beforeAll(async () => {
  // as in the product: no test has said that loopback counts as public
  guarded = await sharedTestApp({ RATE_LIMITS: "off" });
  eve = await Reminded.arrive(guarded);
});

describe("where messages may go", () => {
  const keys = new SubscribedBrowser("https://localhost").subscription.keys;

  test.each([
    "http://push.example.net/x",
    "https://127.0.0.1/x",
    "https://127.0.0.1:8443/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://0/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[fd00::1]/x",
    "https://[fe80::1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://10.0.0.5/x",
    "https://172.16.0.1/x",
    "https://192.168.1.1/x",
    "https://100.64.0.1/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://push.localhost/x",
    "https://metadata.google.internal/x",
    "https://printer/x",
    "https://nas.local/x",
    "https://name:word@push.example.net/x",
    "ftp://push.example.net/x",
    "https://push.example.net/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example.net/x",
    "https://evilpush.apple.com/x",
  ])("%s is refused", async (endpoint) => {
    const answered = await eve.call("POST", "/api/push-subscriptions", { endpoint, keys });
    expect([answered.status, answered.body.errors?.endpoint]).toEqual([400, "no_push_service"]);
  });

  test("the push services of today's browsers are accepted, and those that the operator names", async () => {
    const { isService } = publicInternet({ pushHosts: ["push.example.net"] });
    expect([isService("push.example.net", ""), isService("example.net", "")]).toEqual([true, false]);
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/x",
      "https://updates.push.services.mozilla.com/wpush/v2/x",
      "https://web.push.apple.com/x",
      "https://fcm.googleapis.com:443/fcm/send/x",
      "https://wns2-db5p.notify.windows.com/w/?token=x",
    ]) {
      expect((await eve.call("POST", "/api/push-subscriptions", { endpoint, keys })).status).toBe(201);
    }
  });

  test("a name that resolves to this machine is not connected to, whatever it resolved to before", async () => {
    // whoever listens here would notice
    let visits = 0;
    const listener = createServer((socket) => {
      visits += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const own = await pushKeysOf(guarded.app.deps.database.db, guarded.app.deps);
    if (!own) throw new Error("no keys were made");
    // the name passes as one of the internet; what it stands for is asked when connecting
    const mayReach = (host: string) => host === "localhost" || mayBePublic(host);
    const message = {
      ...keys,
      text: "{}",
      keys: own,
      network: { mayReach, isService: () => true },
      keepSeconds: 60,
    };
    expect(await sendPush({ ...message, endpoint: `https://localhost:${port}/x` })).toEqual({
      outcome: "gone",
    });
    expect(await sendPush({ ...message, endpoint: `https://127.0.0.1:${port}/x` })).toEqual({
      outcome: "gone",
    });
    expect(visits).toBe(0);
    listener.close();
  });
});

describe("an address", () => {
  test.each([
    ["1.1.1.1", true],
    ["172.15.255.255", true],
    ["172.32.0.0", true],
    ["100.128.0.0", true],
    ["2606:4700::1111", true],
    ["2001:4860:4860::8888", true],
    ["0.0.0.0", false],
    ["172.31.255.255", false],
    ["198.19.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["::127.0.0.1", false],
    ["::ffff:8.8.8.8", false],
    ["64:ff9b::808:808", false],
    ["2001::1", false],
    ["2001:db8::1", false],
    ["2002:7f00:1::", false],
    ["fc00::1", false],
    ["fe80::1%eth0", false],
    ["ff02::1", false],
    ["localhost", false],
    ["", false],
  ])("%s is public: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
