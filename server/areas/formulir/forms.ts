import { pengisi } from '../../../resources/formulir/anonim.ts';
import { type Formulir, formulir } from '../../../resources/formulir/formulir.ts';
import { jawaban } from '../../../resources/formulir/isi.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { formulirTautanRefusals } from '../../../resources/formulir/tautanRefusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import { conflict, type HttpError } from '../../platform/errors.ts';

/** Tables of the area, as its statements name them. */
export const tables = { form: tableName(formulir), answer: tableName(jawaban) } as const;

/** What calls of answers read of a form. */
export type FormRow = DbRow &
  Pick<
    Formulir,
    | 'id'
    | 'judul'
    | 'keterangan'
    | 'momen'
    | 'kejadian'
    | 'wajib'
    | 'audiens'
    | 'peserta'
    | 'pembaca'
    | 'tanggalBuka'
    | 'tanggalTutup'
    | 'dapatDiubah'
    | 'anonim'
    | 'kuota'
    | 'tautanPribadi'
    | 'kodeAkses'
    | 'status'
  > & {
    nomorVersi: number;
    /** As many have answered as it takes. */
    penuh: boolean;
    /** It asks by name or about rows, and asks whoever calls. */
    dipilih?: boolean;
  };

/** SQL condition: the form `f` has as many answers as it takes. */
export const fullSql = `(f.kuota is not null and f.kuota <=
  (select count(*) from ${tables.answer} x where x.id_formulir = f.id and x.keadaan = 'terkirim')
  + (select count(*) from ${tableName(pengisi)} x where x.id_formulir = f.id))`;

export const formColumns = `f.id, f.judul, f.keterangan, f.momen, f.kejadian, f.wajib, f.peserta, f.audiens, f.pembaca, f.tanggal_buka, f.tanggal_tutup,
  f.dapat_diubah, f.anonim, f.kuota, f.tautan_pribadi, f.kode_akses, f.status, ${fullSql} as penuh, coalesce(f.nomor_versi, 0) as nomor_versi`;

/** A form; `lock` keeps it as it is until the transaction ends. */
export const readForm = (on: Queryable, id: string, lock = false): Promise<FormRow | undefined> =>
  on.one<FormRow>(`select ${formColumns} from ${tables.form} f where f.id = $1${lock ? ' for share' : ''}`, [id]);

type Asked = Pick<
  FormRow,
  'momen' | 'peserta' | 'dipilih' | 'audiens' | 'pembaca' | 'tanggalBuka' | 'tanggalTutup' | 'status' | 'penuh'
>;
type Who = Pick<Caller, 'baseRole'>;

const among = (roles: readonly string[] | null, { baseRole }: Who): boolean => roles?.includes(baseRole) ?? false;

/** Whether the form was released and asks this role, or asks by name or about a row and `dipilih` says so. */
export const isAudience = (form: Asked, who: Who): boolean => {
  if (form.status === 'draf') return false;
  if (form.momen === 'kejadian') return form.dipilih === true;
  if (form.momen !== 'sendiri') return false;
  return form.peserta === 'terpilih' ? form.dipilih === true : form.peserta === 'peran' && among(form.audiens, who);
};

/** Answers to it are collected, instead of being fields of a row. */
export const isAsked = ({ momen }: Pick<FormRow, 'momen'>): boolean => momen === 'sendiri' || momen === 'kejadian';

/** Whether it may be filled in on a day, `YYYY-MM-DD`. */
export const isOpen = ({ status, tanggalBuka, tanggalTutup, penuh }: Asked, today: string): boolean =>
  status === 'rilis' && !penuh && (!tanggalBuka || tanggalBuka <= today) && (!tanggalTutup || tanggalTutup >= today);

/** Why a form takes no answers. */
export const closedFor = ({ penuh, kuota }: Pick<FormRow, 'penuh' | 'kuota'>): HttpError =>
  conflict(penuh ? formulirTautanRefusals.full({ n: kuota ?? 0 }) : formulirRefusals.notOpen);

/** Keeps the last place of a form for one sender. @throws HttpError 409 where there is none left */
export async function mustHaveRoom(tx: Queryable, form: FormRow): Promise<void> {
  if (form.kuota === null || form.kuota === undefined) return;
  await holdName(tx, `kuota formulir ${form.id}`);
  const now = await readForm(tx, form.id);
  if (now?.penuh) throw closedFor(now);
}

/** Whether the answers of everybody may be read: by the roles that the form names, and Super Admin. */
export const maySeeAnswers = (form: Asked, who: Who): boolean =>
  isAsked(form) && form.status !== 'draf' && (who.baseRole === role.superAdmin || among(form.pembaca, who));
