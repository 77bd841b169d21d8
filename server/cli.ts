import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { registry } from '../resources/index.ts';
import { archiveName, newestArchive } from './ops/archiveStore.ts';
import { backUp, backup } from './ops/backup.ts';
import { fillDemo } from './ops/demo.ts';
import { OpsError } from './ops/errors.ts';
import { allParts, movePart, partsToMove } from './ops/historyParts.ts';
import { openAdmin } from './ops/openAdmin.ts';
import { rehearse } from './ops/rehearse.ts';
import { restore } from './ops/restore.ts';
import { takeDemoOut } from './ops/takeDemoOut.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { DataDirLocked } from './platform/database/lock.ts';
import type { Part } from './platform/database/months.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepToOneself } from './platform/privateFolder.ts';

const number = new Intl.NumberFormat('id-ID');

/** Commands of `npm run …` beside starting the portal. */
const commands: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>> = {
  demo: async (config, args) => {
    const { values } = parse(args, { size: { type: 'string', default: '160' }, tambah: { type: 'boolean' } });
    const db = await openDatabase(config);
    try {
      const size = { size: Number(values.size), add: values.tambah === true };
      await db.unhurried(0, () => fillDemo(db, registry, config, size));
    } finally {
      await db.close();
    }
  },
  backup: async (config, args) => {
    const { values } = parse(args, { ke: { type: 'string' } });
    const path = resolve(values.ke ?? join(config.backup.folder, archiveName(new Date())));
    const { manifest, missing } = await backup(config, path);
    const rows = manifest.tabel.reduce((sum, { baris }) => sum + baris, 0);
    console.log(`Cadangan: ${path}`);
    console.log(
      `${manifest.tabel.length} tabel, ${number.format(rows)} baris, ${number.format(manifest.berkas.length)} berkas unggahan`,
    );
    for (const key of missing) console.warn(`Berkas ${key} tidak ada di penyimpanan.`);
  },
  admin: async (config, args) => {
    const { values } = parse(args, {
      username: { type: 'string', default: 'superadmin' },
      'kosongkan-demo': { type: 'boolean' },
      nama: { type: 'string' },
      'tanpa-cadangan': { type: 'boolean' },
    });
    if (values['kosongkan-demo']) return emptyDemo(config, values.username, values.nama, !values['tanpa-cadangan']);
    const db = await openDatabase(config);
    try {
      const { username, password } = await openAdmin(db, registry, values.username, new Date());
      console.log('Menu pengaturan kembali terbuka bagi Super Admin.');
      console.log(`Masuk sebagai ${username} dengan kata sandi sementara ${password}`);
    } finally {
      await db.close();
    }
  },
  history: historyParts,
  restore: async (config, args) => {
    const { values } = parse(args, { dari: { type: 'string' }, coba: { type: 'boolean' } });
    if (values.coba) return tryRestore(config, values.dari);
    if (!values.dari) throw new OpsError('Sebutkan arsipnya: npm run restore -- --dari=BERKAS');
    const { dibuat, tabel } = await restore(config, resolve(values.dari));
    console.log(`Dipulihkan: ${tabel.length} tabel dari cadangan ${dibuat}`);
  },
};

/** Shows the parts of the history; says what would move, and with `--ya` moves it. */
async function historyParts(config: Config, args: readonly string[]): Promise<void> {
  const { values } = parse(args, { sebelum: { type: 'string' }, ke: { type: 'string' }, ya: { type: 'boolean' } });
  const db = await openDatabase(config);
  try {
    if (!values.sebelum && !values.ke) return tellParts(await allParts(db));
    if (!values.sebelum || !values.ke) throw new OpsError('Sebutkan keduanya: --sebelum=2025-01 --ke=TABLESPACE');
    const moving = await partsToMove(db, { before: values.sebelum, to: values.ke }, new Date());
    if (!moving.length) return console.log('Tidak ada bagian yang perlu dipindahkan.');
    tellParts(moving);
    if (!values.ya) {
      console.log(
        `Bagian di atas akan disalin ke ${values.ke} lalu dihapus dari tempatnya sekarang. Untuk melanjutkan: tambahkan --ya`,
      );
      return;
    }
    for (const one of moving) {
      const rows = await movePart(db, one, values.ke);
      console.log(`${one.part.name}: ${number.format(rows)} baris dipindahkan ke ${values.ke}`);
    }
  } finally {
    await db.close();
  }
}

function tellParts(parts: readonly { part: Part }[]): void {
  for (const { part } of parts) {
    const months = part.rest ? 'di luar bulan mana pun' : `${part.from ?? 'awal'} sampai sebelum ${part.until}`;
    const size = number.format(Math.round(part.bytes / 2 ** 20));
    const place = part.tablespace ?? 'pg_default';
    console.log(
      `${number.format(part.rows).padStart(12)} baris ${size.padStart(8)} MB  ${place}  ${part.name} (${months})`,
    );
  }
  const sum = (of: 'rows' | 'bytes') => parts.reduce((all, { part }) => all + part[of], 0);
  console.log(
    `${parts.length} bagian, kira-kira ${number.format(sum('rows'))} baris, ${number.format(Math.round(sum('bytes') / 2 ** 20))} MB`,
  );
}

/** Says what would go; with the portal's name typed, backs up and takes the demo university out. */
async function emptyDemo(config: Config, username: string, name: string | undefined, withBackup: boolean) {
  const db = await openDatabase(config);
  try {
    const backup = async () => console.log(`Cadangan: ${await backUp(config)}`);
    const asked = { username, name, ...(withBackup ? { backup } : {}) };
    const { pergi, namaPortal, opened } = await takeDemoOut(db, registry, config, asked);
    for (const { label, jumlah } of pergi) console.log(`${number.format(jumlah).padStart(12)}  ${label}`);
    if (!opened) {
      console.log(
        `Baris di atas akan dihapus; pengaturan tetap. Untuk melanjutkan: npm run admin -- --kosongkan-demo --nama="${namaPortal}"`,
      );
      return;
    }
    console.log('Data contoh sudah dikosongkan.');
    console.log(`Masuk sebagai ${opened.username} dengan kata sandi sementara ${opened.password}`);
  } finally {
    await db.close();
  }
}

/** @throws OpsError for an option that the command does not have */
function parse<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
  } catch (error) {
    throw new OpsError(error instanceof Error ? error.message : String(error));
  }
}

/** Restores an archive, by default the newest one, into a copy that is thrown away. */
async function tryRestore(config: Config, from: string | undefined): Promise<void> {
  const path = from ? resolve(from) : await newestArchive(config.backup.folder);
  console.log(`Mencoba memulihkan ${path}`);
  const { dibuat, tabel, baris, berkas, migrasiBaru } = await rehearse(config, path);
  console.log(
    `Berhasil pada salinan, yang sudah dihapus lagi. Cadangan ${dibuat}: ${tabel} tabel, ${number.format(baris)} baris, ${number.format(berkas)} berkas unggahan.`,
  );
  console.log(
    migrasiBaru.length ? `Migrasi baru berhasil: ${migrasiBaru.join(', ')}` : 'Tidak ada migrasi yang lebih baru.',
  );
}

/**
 * Runs a command; what went wrong is said in a sentence.
 * @returns exit code of the process
 */
export async function runCli(
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  keepToOneself();
  try {
    const command = commands[name];
    if (!command) throw new OpsError(`Perintah "${name}" tidak ada. Yang ada: ${Object.keys(commands).join(', ')}.`);
    await command(readConfig(env), args);
    return 0;
  } catch (error) {
    if (error instanceof ConfigError) console.error(`Periksa konfigurasi:\n${error.message}`);
    else if (error instanceof OpsError || error instanceof DataDirLocked) console.error(error.message);
    else console.error(error);
    return 1;
  }
}
