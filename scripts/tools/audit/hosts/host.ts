import type { AuditedSite } from '../audited-site.ts';

/** A host whose own server runs on this machine. */
export interface Host {
  /** The file that the build writes for it, and what reads that file here. */
  name: string;
  /**
   * The command that serves a site at a port of 127.0.0.1.
   *
   * @param folder an empty one, in which it runs and may write.
   * @throws NotRun when its program is not installed.
   */
  command: (site: AuditedSite, port: number, folder: string) => Promise<readonly string[]>;
}
