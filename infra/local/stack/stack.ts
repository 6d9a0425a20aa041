import type { Progress } from '../progress.ts';
import type { ServiceName } from '../services.ts';
import type { Teardown } from './teardown.ts';

/** Handle of one running process of the portal. */
export interface ProcessHandle {
  /** http://127.0.0.1 and its port, the same after a restart. */
  url: string;
  /** Undefined while it is down. */
  readonly pid: number | undefined;
  /** Stops it gracefully; it stays down until `start`. */
  stop(): Promise<void>;
  /** Starts it on its old port and resolves when it listens. */
  start(): Promise<void>;
}

/** The whole portal, running. */
export interface Stack {
  /** What visitors type, without a slash at the end. */
  origin: string;
  adminEmail: string;
  adminPassword: string;
  dataDir: string;
  /** The portal's database as its owner, for measurements and back-ups. */
  databaseUrl: string;
  /** Mails that would have been sent, one file each; used when no SMTP_URL is set. */
  mailboxDir: string;
  /** Sections whose built version was refused: visitors have the one before. */
  olderSections: string[];
  logsDir: string;
  releasesDir: string;
  services: Record<ServiceName, ProcessHandle>;
  portal: ProcessHandle;
  /** Numbers of all processes that run now: portal, services, embedded Postgres. */
  readonly pids: number[];
  /** Portal, services, Postgres, lock: in this order, gracefully. */
  stop(): Promise<void>;
  /** Ends everything at once; nothing that was stored is lost. */
  kill(): void;
}

/** Replaces a program by another file, for tests of the supervisor itself. */
export type Entries = Partial<Record<string, string>>;

/** How a stack is to run. */
export interface RunOptions {
  progress: Progress;
  teardown: Teardown;
  /** Build changed sections into the release store first. */
  build: boolean;
  /** Services and the portal run as released artifacts of the data folder, not from the compiled code of the checkout. */
  released?: boolean;
  /** A section that is not built where some version of it is live. */
  leaveOut?: string;
  /** False: no fsync, for data that is thrown away. */
  durable: boolean;
  entries: Entries;
  /** Variables of services by their prefixes; those of the process come before them. */
  serviceVariables?: Record<string, string>;
}
