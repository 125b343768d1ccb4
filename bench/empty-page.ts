import { once } from "node:events";
import { createServer } from "node:http";

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="description" content="A page with nothing but a heading"></head><body><main><h1>Empty</h1></main></body></html>';

/** An empty page on bare node:http: every page's paint is compared with it. */
export async function serveEmptyPage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    return response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .end(html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
