import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type AllowedHosts, whyHostRefused } from './allowed-hosts.ts';
import type { ShownPage } from './dev-messages.ts';
import { DEV_SOCKET } from './dev-paths.ts';
import type { Tabs } from './tabs.ts';

/**
 * Opens a WebSocket for each tab: browsers allow more than six of them, and no proxy holds back what is sent.
 *
 * @returns a function that ends them all.
 */
export function openDevSockets(server: Server, tabs: Tabs, allowed: AllowedHosts): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== DEV_SOCKET || whyHostRefused(request, allowed)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    } else sockets.handleUpgrade(request, socket, head, (opened) => follow(opened, tabs));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}

function follow(socket: WebSocket, tabs: Tabs): void {
  const tab = tabs.open((message) => socket.send(JSON.stringify(message)));
  const show = async (data: unknown) => tab.show(JSON.parse(String(data)) as ShownPage);
  socket
    // What is not a message of our script ends the connection. A script of ours connects again.
    .on('message', (data) => void show(data).catch(() => socket.terminate()))
    .on('error', () => socket.terminate())
    .on('close', tab.close);
}
