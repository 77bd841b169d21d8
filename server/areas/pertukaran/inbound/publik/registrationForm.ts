import type { AnswerOf } from '../../../../../resources/kit/index.ts';
import { bacaanPersetujuan } from '../../../../../resources/mbkm/teksPersetujuan.ts';
import type { Bahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { jendela } from '../../../../../resources/pertukaran/masaStudi.ts';
import type { formulirInbound } from '../../../../../resources/pertukaran/panggilanPublik.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import { column } from '../../../../platform/database/columns.ts';
import type { DbRow } from '../../../../platform/database/db.ts';
import { allAtOnce } from '../../../../platform/database/rowLimit.ts';
import { dayInZone } from '../../../../platform/day.ts';
import { textInForce } from '../../../mbkm/consent/consent.ts';
import { readSetting } from '../../../pengaturan/settings.ts';
import { formSteps } from './formFields.ts';
import type { PublicPorts } from './ports.ts';
import { formName } from './secrets.ts';

/** Kind of the consent texts for inbound registrants (docs/domain/20 §1.14). */
export const consentKind = 'inbound';

interface OpenPeriod extends DbRow {
  id: string;
  nama: string;
}

interface Choice extends DbRow {
  value: string;
  label: string;
}

/** GET M/register/form?bahasa=id|en. */
export async function registrationForm(
  { engine, secrets, mail }: PublicPorts,
  bahasa: Bahasa,
): Promise<AnswerOf<typeof formulirInbound>> {
  const { db } = engine;
  const now = engine.now();
  const today = dayInZone(now);
  const { mulai, selesai } = jendela.pendaftaran;
  const open = await db.query<OpenPeriod & { pendaftaranSelesai: string }>(
    `select id, nama, ${column(selesai)}::text as pendaftaran_selesai from pertukaran_masa_studi
     where skema = 'inbound' and $1::date between ${column(mulai)} and ${column(selesai)} order by ${column(selesai)}`,
    [today],
  );
  const next = await db.one<{ hari: string | null }>(
    `select min(${column(mulai)})::text as hari from pertukaran_masa_studi where skema = 'inbound' and ${column(mulai)} > $1::date`,
    [today],
  );
  const ids = open.map(({ id }) => id);
  const asked = (await textInForce(db, consentKind)) ?? null;
  const choices = {
    idMasaStudi: open.map(({ id, nama }) => ({ value: id, label: nama })),
    idProgramProdi: await db.query<Choice>(
      'select id as value, nama_prodi as label from master_program_prodi where aktif order by nama_prodi',
    ),
    idProvinsi: await db.query<Choice>('select id as value, nama as label from master_provinsi order by nama'),
    rencanaMk: await allAtOnce<Choice>(
      db,
      `select id as value, kode_mk || ' ' || nama_mk || ' (' || sks || ' SKS)' as label from pertukaran_mk_inbound
       where status = 'dibuka' and id_masa_studi = any($1) order by nama_mk, id`,
      [ids],
      { instead: pertukaranRefusals.hubungiTim },
    ),
  };
  return {
    formToken: secrets.token('formulir', formName(), now),
    masaStudi: open.map(({ id, nama, pendaftaranSelesai }) => ({ id, nama, pendaftaranSelesai })),
    bukaPada: next?.hari ?? null,
    langkah: formSteps(choices, bahasa),
    konfirmasiEmail: (await mail.transport()) !== undefined && (await readSetting(db, 'pertukaran.konfirmasiEmail')),
    persetujuan: asked && { id: asked.id, versi: asked.versi, ...bacaanPersetujuan(asked, bahasa) },
  };
}
