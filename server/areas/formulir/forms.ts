import { type Formulir, formulir } from '../../../resources/formulir/formulir.ts';
import { jawaban } from '../../../resources/formulir/isi.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

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
    | 'audiens'
    | 'peserta'
    | 'pembaca'
    | 'tanggalBuka'
    | 'tanggalTutup'
    | 'dapatDiubah'
    | 'anonim'
    | 'status'
  > & {
    nomorVersi: number;
    /** It asks by name, and asks whoever calls. */
    dipilih?: boolean;
  };

export const formColumns = `f.id, f.judul, f.keterangan, f.momen, f.peserta, f.audiens, f.pembaca, f.tanggal_buka, f.tanggal_tutup,
  f.dapat_diubah, f.anonim, f.status, coalesce(f.nomor_versi, 0) as nomor_versi`;

/** A form; `lock` keeps it as it is until the transaction ends. */
export const readForm = (on: Queryable, id: string, lock = false): Promise<FormRow | undefined> =>
  on.one<FormRow>(`select ${formColumns} from ${tables.form} f where f.id = $1${lock ? ' for share' : ''}`, [id]);

type Asked = Pick<
  FormRow,
  'momen' | 'peserta' | 'dipilih' | 'audiens' | 'pembaca' | 'tanggalBuka' | 'tanggalTutup' | 'status'
>;
type Who = Pick<Caller, 'baseRole'>;

const among = (roles: readonly string[] | null, { baseRole }: Who): boolean => roles?.includes(baseRole) ?? false;

/** Whether the form was released and asks this role, or asks by name and `dipilih` says so (`withChosen`). */
export const isAudience = (form: Asked, who: Who): boolean =>
  form.momen === 'sendiri' &&
  form.status !== 'draf' &&
  (form.peserta === 'terpilih' ? form.dipilih === true : among(form.audiens, who));

/** Whether it may be filled in on a day, `YYYY-MM-DD`. */
export const isOpen = ({ status, tanggalBuka, tanggalTutup }: Asked, today: string): boolean =>
  status === 'rilis' && (!tanggalBuka || tanggalBuka <= today) && (!tanggalTutup || tanggalTutup >= today);

/** Whether the answers of everybody may be read: by the roles that the form names, and Super Admin. */
export const maySeeAnswers = (form: Asked, who: Who): boolean =>
  form.momen === 'sendiri' && form.status !== 'draf' && (who.baseRole === role.superAdmin || among(form.pembaca, who));
