import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page that does nothing</title>
<meta name="description" content="A heading and a sentence, without a style or a script.">
</head>
<body><main><h1>A page that does nothing</h1><p>What it takes is what the browser takes.</p></main></body>
</html>
`;

/** Serves a page of two lines: what it costs is what any page costs on this machine. */
export async function serveStillPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
