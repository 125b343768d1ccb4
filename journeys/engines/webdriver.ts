import { keys, type EngineWindow } from "./engine.ts";

/** One session of a WebDriver, spoken over HTTP. */
type Session = Pick<EngineWindow, Exclude<keyof EngineWindow, "url" | "complaints" | "close">> & {
  end(): Promise<void>;
};

/** Starts a session; resolves when its window is there. https://www.w3.org/TR/webdriver2/ */
export async function webDriverSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const tell = <Value>(command: string, body: object = {}) =>
    ask<Value>("POST", `${driver}/session/${sessionId}/${command}`, body);
  const act = (actions: object) => tell<void>("actions", { actions: [actions] });
  const typeKeys = (text: string) =>
    act({
      type: "key",
      id: "keyboard",
      actions: [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    load: (url) => tell("url", { url }),
    reload: () => tell("refresh"),
    run: async (task, ...args) => {
      const { value, error } = await tell<{ value: never; error?: string }>("execute/async", {
        script: runTask(String(task)),
        args,
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    runText: (script) => tell("execute/sync", { script, args: [] }),
    pressAt: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", origin: "viewport", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: typeKeys,
    pressKey: (key) => typeKeys(keys[key]),
    resize: (size) => tell("window/rect", size),
    screenshot: async () =>
      Buffer.from(await ask<string>("GET", `${driver}/session/${sessionId}/screenshot`), "base64"),
    end: () => ask("DELETE", `${driver}/session/${sessionId}`),
  };
}

/** The body of an asynchronous script that runs `task` and answers what came of it. */
function runTask(task: string): string {
  return `const [done, ...args] = [...arguments].reverse();
    (async () => (${task})(...args.reverse()))().then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );`;
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answered = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answered.json()) as { value: Value };
  if (!answered.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
