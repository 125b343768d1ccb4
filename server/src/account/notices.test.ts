import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { addPasskey, Authenticator, signInWithPasskey } from "./passkey-testing.ts";

const password = "agua tranquila 7";
const fresh = "una orilla nueva 8";

let mailbox: Mailbox;
let server: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startTestApp({ SMTP_URL: mailbox.smtpUrl, BASE_URL: "http://localhost:3000" });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const person = () => new TestPerson(server.app);

const kindsOf = async (ana: TestPerson): Promise<string[]> =>
  (await ana.call("GET", "/api/notifications")).body.map(({ kind }: { kind: string }) => kind);

const signIn = (who: TestPerson, email: string, typed = password) =>
  who.call("POST", "/api/auth/sign-in", { email, password: typed });

async function withProvedAddress(): Promise<TestPerson> {
  const ana = await person().signUp();
  const [, token] = /\?verify=([\w-]+)/.exec((await mailbox.letterTo(ana.email)).text ?? "") ?? [];
  await ana.call("POST", "/api/auth/verify-email", { token });
  server.clock.advance(60_000);
  return ana;
}

describe("the owner of an account is told", () => {
  it("of a sign-in in a browser that is not known, and of no other", async () => {
    const ana = await person().signUp();
    server.clock.advance(60_000);
    await ana.call("GET", "/api/logout");
    await signIn(ana, ana.email);
    expect(await kindsOf(ana)).toEqual([]);
    await signIn(person(), ana.email, "agua turbia 7");
    expect(await kindsOf(ana)).toEqual([]);
    await signIn(person(), ana.email);
    expect(await kindsOf(ana)).toEqual(["new_device"]);
  });

  it("of a new password and a new passkey", async () => {
    const ana = await person().signUp();
    await addPasskey(ana, new Authenticator());
    expect(await kindsOf(ana)).toEqual(["new_passkey"]);
    const change = { currentPassword: password, password: fresh, confirmPassword: fresh };
    await ana.call("PUT", "/api/auth/password", change);
    expect(await kindsOf(ana)).toEqual(["new_password", "new_passkey"]);
    const [notice] = (await ana.call("GET", "/api/notifications")).body;
    expect(notice).toMatchObject({ path: "/settings", isRead: false });
    expect(notice.text).toBe("Se ha cambiado tu contraseña. Si no fuiste tú, elige otra.");
  });

  it("also by mail once the address is proved", async () => {
    const ana = await withProvedAddress();
    const device = new Authenticator();
    await addPasskey(ana, device);
    const letter = await mailbox.letterTo(ana.email);
    expect(letter.subject).toBe("Novedades de tu cuenta de Remanso");
    expect(letter.text).toContain("Se ha agregado una llave de acceso");
    expect(letter.text).toContain("http://localhost:3000/settings");
    await signInWithPasskey(person(), device);
    expect((await mailbox.letterTo(ana.email)).text).toContain("Tu cuenta se ha abierto en otro navegador");
  });
});
