import type { FastifyInstance } from 'fastify';
import {
  buatAkunBanyak,
  kemajuanAkunBanyak,
  periksaAkunBanyak,
  unduhAkunBanyak,
} from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { hasilPembuatan } from '../../../../resources/pengaturan/undangan.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { passwordKeepers } from '../../../../resources/roles.ts';
import type { Access } from '../../../platform/access/createAccess.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { idOf } from '../../../platform/access/routes/input.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { SheetToWrite } from '../../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { fileName, sendSheets } from '../../../platform/engine/export/send.ts';
import type { Mailbox } from '../../../platform/notify/mail/mailbox.ts';
import { begin, goOn, progressOf } from './batch.ts';
import { inNumbers, planned } from './plans.ts';

export interface AccountPorts {
  readonly access: Access;
  readonly mail: Mailbox;
}

/** `/api/akun/banyak`: accounts for many people of the master data (docs/domain/10 §3.9). */
export function registerAccounts(app: FastifyInstance, engine: Engine, { access, mail }: AccountPorts): void {
  const config = { access: 'session', roles: passwordKeepers } as const;

  serve(app, periksaAkunBanyak, { ...config, long: true }, async ({ request, body }) => {
    const caller = callerOf(request);
    const { rows } = await planned(engine, caller, body);
    return inNumbers(caller, rows, (await mail.transport()) !== undefined);
  });

  serve(app, buatAkunBanyak, { ...config, long: true }, async ({ request, body: { undang, ...choice } }) => {
    const caller = callerOf(request);
    const { rows } = await planned(engine, caller, choice);
    const id = await begin(engine, caller, { choice, rows, undang });
    await access.log(engine.db, {
      aksi: 'akun',
      ringkasan: `Membuat akun untuk ${rows.length} orang`,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: user.name,
      alamatIp: request.ip,
    });
    // At once in this process; should it end, the job goes on.
    void goOn(engine, access).catch(error => app.log.error({ err: error }, 'pembuatan akun terhenti'));
    return progressOf(engine.db, id);
  });

  serve(app, kemajuanAkunBanyak, config, ({ request }) => progressOf(engine.db, idOf(request)));

  serve(app, unduhAkunBanyak, config, async ({ request, reply }) => {
    const id = idOf(request);
    await progressOf(engine.db, id);
    return sendSheets(reply, 'xlsx', fileName('Pembuatan akun', 'xlsx'), [sheet(engine, id)]);
  });
}

const headings = ['NPM/NIP', 'Nama', 'Surel', 'Hasil', 'Keterangan'];

interface ReportRow extends Record<string, unknown> {
  nomor: string | null;
  nama: string | null;
  surel: string | null;
  hasil: keyof typeof hasilPembuatan;
  pesan: string | null;
}

function sheet({ db }: Engine, id: string): SheetToWrite {
  const sql = `select nomor, nama, surel, hasil, pesan from internal_pembuatan_akun_baris where id_pembuatan = $1 order by nomor, id`;
  return {
    name: 'Akun',
    columns: headings.map(heading => ({ heading, kind: 'text' })),
    rows: (async function* () {
      for await (const rows of db.stream<ReportRow>(sql, [id]))
        yield rows.map(({ nomor, nama, surel, hasil, pesan }) => [nomor, nama, surel, hasilPembuatan[hasil], pesan]);
    })(),
  };
}
