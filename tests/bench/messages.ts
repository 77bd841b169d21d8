import type { Db } from '../../server/platform/database/db.ts';
import { number, report } from './compare.ts';
import { fillField } from './fieldData.ts';

/** A message to everybody of one wave of KKN: looked at, sent by the job in one go, opened with its states. */

const people = 600;
const membersOfGroup = 10;
/** Seconds of each act; nobody waits for the job, which has a minute. */
const most = { look: 2, store: 2, send: 60, open: 1 } as const;
const wait = 250;

interface Seen {
  readonly penerima: number;
  readonly portal: number;
  readonly jumlahGagal: number;
}
interface Message {
  readonly status: string;
  readonly penerima: number;
  readonly terkirim: number;
  readonly dibaca: number;
  readonly gagal: number;
  readonly jumlah: number;
}

/** Accounts of the wave's students, as each has one once they were synchronised. */
const giveAccounts = (db: Db, idGelombang: string) =>
  db.execute(
    `insert into pengaturan_user (id, username, first_name, last_name, name, email, sumber, role_id, aktif, id_mahasiswa)
     select gen_random_uuid(), 'bench-' || m.npm, m.nama, '', m.nama, 'bench-' || m.npm || '@contoh.ac.id', 'lokal', 'HA02', true, m.id
     from kkn_pendaftaran k join mbkm_pendaftar_program_mbkm p on p.id = k.id_pendaftar_mbkm
       join master_mahasiswa m on m.id = p.id_mahasiswa
     where k.id_gelombang = $1 and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id)`,
    [idGelombang],
  );

/** Times of Tim MBKM from the preview to the states of 600 receivers. */
export async function measureMessages(
  db: Db,
  portal: string,
  login: (portal: string, username: string) => Promise<string>,
): Promise<void> {
  const { idGelombang } = await db.unhurried(0, () => fillField(db, people / membersOfGroup, 'dosen'));
  await db.unhurried(0, () => giveAccounts(db, idGelombang));
  await db.unhurried(0, () => db.execute('analyze'));
  const [team, admin] = [await login(portal, 'timmbkm'), await login(portal, 'superadmin')];
  const call = async <T>(authorization: string, method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${portal}/api/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()) as T;
  };
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const begun = performance.now();
    return [await work(), (performance.now() - begun) / 1000];
  };
  const said = (seconds: number, what: string) => `${seconds.toFixed(2)} dtk${what}`;
  const draft = {
    resource: 'kkn/kkn-kelompok',
    filter: { idGelombang },
    kepada: 'anggota',
    lewat: ['portal', 'surel'],
    judul: 'Pembekalan {kelompok}',
    isi: 'Yth. {penerima}, pembekalan kelompok {kelompok} hari Senin.',
  };
  const [seen, look] = await timed(() => call<Seen>(team, 'POST', 'pesan/coba', draft));
  const reached = seen.penerima === people && seen.portal === people && seen.jumlahGagal === 0;
  report(
    'pesan: pratinjau',
    said(look, `, ${number(seen.portal)} terjangkau`),
    `≤ ${most.look} dtk`,
    reached && look <= most.look,
  );

  const [{ id }, store] = await timed(() =>
    call<{ id: string }>(team, 'POST', 'pesan', {
      ...draft,
      kunci: crypto.randomUUID(),
      bolehDibalas: true,
      tampilDiData: true,
    }),
  );
  report('pesan: simpan', said(store, ''), `≤ ${most.store} dtk`, store <= most.store);

  const read = () => call<Message>(team, 'GET', `pesan/${id}`);
  const [sent, send] = await timed(async () => {
    // The scheduler may have begun with it by itself.
    await call(admin, 'POST', 'sistem/pekerjaan/kirim-pesan/jalankan').catch(() => undefined);
    let message = await read();
    while (message.status === 'menunggu') {
      await new Promise(done => setTimeout(done, wait));
      message = await read();
    }
    return message;
  });
  const all = sent.terkirim === people && sent.gagal === 0;
  report(
    'pesan: kirim',
    said(send, `, ${number(sent.terkirim)} terkirim`),
    `≤ ${most.send} dtk`,
    all && send <= most.send,
  );

  await db.execute(
    `update notifikasi set dibaca_pada = now() where id in (select id from notifikasi where judul like 'Pembekalan %' limit ${people / 2})`,
  );
  const [states, open] = await timed(read);
  const right = states.dibaca === people / 2 && states.jumlah === people;
  report(
    'pesan: keadaan',
    said(open, `, ${number(states.dibaca)} dibaca`),
    `≤ ${most.open} dtk`,
    right && open <= most.open,
  );
}
