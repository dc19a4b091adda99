/**
 * An island, because it reloads the page and watches the connection.
 * A visitor without JavaScript sees a link to the home page.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { LinkData } from '../../ui/link-data.ts';

export interface TryAgainProps {
  home: LinkData;
}

export const hydrate = 'idle';

export default function TryAgain({ home }: TryAgainProps) {
  const [ready, setReady] = useState(false);
  const online = useSyncExternalStore(watchConnection, isOnline, () => true);

  useEffect(() => setReady(true), []);

  return (
    <div className="try-again">
      {ready && (
        <Button aria-disabled={!online} onClick={() => online && window.location.reload()}>
          Try again
        </Button>
      )}
      <ButtonLink variant="secondary" href={home.href}>
        {home.label}
      </ButtonLink>
      <p className="try-again__connection" role="status">
        {!online && 'You are offline. The button works again as soon as you are back online.'}
      </p>
    </div>
  );
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
