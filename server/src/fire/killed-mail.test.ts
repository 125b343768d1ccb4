import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir } from "../db/embedded-testing.ts";
import { openMailbox } from "../mail/mailbox-testing.ts";
import { patientPerson } from "./person.ts";
import { killed, rowsIn, serve } from "./server-process.ts";

afterEach(cleanUp);

test("letters that a killed server had not sent, or was just sending, come once after it starts again", async () => {
  let mailbox = await openMailbox({ hangs: "greeting" });
  cleanUpLater(() => mailbox.close());
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, SMTP_URL: mailbox.smtpUrl };
  const first = await serve(env);
  const [ana, ben] = [patientPerson(first.url), patientPerson(first.url)];
  for (const person of [ana, ben]) expect((await person.signUp()).status).toBe(201);
  const held = "select count(*)::int as many from letters where claimed_until is not null";
  await expect.poll(() => rowsIn(dataDir, held)).toEqual([{ many: 2 }]);
  await killed(first);
  await mailbox.close();
  mailbox = await openMailbox({ port: mailbox.port });
  await serve(env);
  const waiting = "select count(*)::int as many from letters";
  await expect.poll(() => rowsIn(dataDir, waiting), { timeout: 90_000 }).toEqual([{ many: 0 }]);
  const recipients = mailbox.letters.flatMap((letter) => letter.recipients);
  expect(recipients.toSorted()).toEqual([ana.email, ben.email].toSorted());
});
