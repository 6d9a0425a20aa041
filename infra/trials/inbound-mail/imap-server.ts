import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../local/ports.ts';

export interface ImapServer {
  /** Of the mailbox, with user and password. */
  url: string;
  /** Puts a mail into the mailbox, as a mail server does on its disk. */
  deliver(raw: Uint8Array): void;
  /** Names of the mails that the mailbox holds; Dovecot writes the marks behind the last comma: S for seen, F for flagged. */
  files(): string[];
  /** Takes the marks from all mails, as if the service had ended before it set them. */
  unmark(): void;
  close(): Promise<void>;
}

const program = '/usr/sbin/dovecot';
const [user, password] = ['replies', 'imap-of-the-trial'];

/** Installs Dovecot on Debian, as root, where it is missing. Throws elsewhere. */
function prepareDovecot(): void {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error('Dovecot is missing: install it, or run this trial as root on Debian.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env });
  execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'dovecot-imapd'], {
    env,
    stdio: 'ignore',
  });
}

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));

/** A Dovecot of its own with one mailbox, on a free port of this machine, without TLS. */
export async function startImapServer(): Promise<ImapServer> {
  prepareDovecot();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-imap-'));
  // Dovecot leaves root for each connection
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [uid, gid] = [idOf('-u', 'mail'), idOf('-g', 'mail')];
  const maildir = path.join(folder, 'mail', user);
  for (const name of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(path.join(maildir, name), { recursive: true });
    chownSync(path.join(maildir, name), uid, gid);
  }
  const settings = path.join(folder, 'dovecot.conf');
  writeFileSync(
    settings,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%n
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%n
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const server: ChildProcess = spawn(program, ['-F', '-c', settings], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; !existsSync(path.join(folder, 'run', 'master.pid')); tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new Error(`Dovecot did not start: ${folder}/dovecot.log`);
    await wait(50);
  }
  let delivered = 0;
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    deliver(raw) {
      const name = `${Date.now()}.${(delivered += 1)}.trial`;
      writeFileSync(path.join(maildir, 'tmp', name), raw);
      chownSync(path.join(maildir, 'tmp', name), uid, gid);
      renameSync(path.join(maildir, 'tmp', name), path.join(maildir, 'new', name));
    },
    files: () => ['new', 'cur'].flatMap((name) => readdirSync(path.join(maildir, name))).toSorted(),
    unmark() {
      const cur = path.join(maildir, 'cur');
      for (const name of readdirSync(cur))
        renameSync(path.join(cur, name), path.join(cur, name.replace(/,[A-Z]*$/, ',')));
    },
    async close() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
