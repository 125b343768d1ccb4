// The package has no types; these cover what the bench uses.
declare module "autocannon" {
  interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupRequest?: (request: Request) => Request;
  }

  interface Run extends PromiseLike<unknown> {
    on(
      event: "response",
      listen: (...response: [client: unknown, status: number, bytes: number, ms: number]) => void,
    ): void;
    on(event: "reqError", listen: (error: Error) => void): void;
  }

  function autocannon(options: {
    url: string;
    connections: number;
    amount: number;
    requests: readonly Request[];
  }): Run;

  export = autocannon;
}
