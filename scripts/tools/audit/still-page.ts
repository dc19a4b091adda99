import { createServer } from 'node:http';
import { type ListeningServer, listen } from '../../server/listen.ts';

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

/** Serves a page of two lines: what it costs, every page costs on this machine. */
export function serveStillPage(): Promise<ListeningServer> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
  });
  return listen(server, 0, '127.0.0.1');
}
