import { z } from 'zod';
import { asIssue, call, createSchema, messages, type Resource, updateSchema } from '../kit/index.ts';
import type { ResetAnswer } from './akun.ts';
import { peran } from './role.ts';
import { user } from './user.ts';

/** Calls of accounts and roles as the specification names them (§7), beside those of the resources. */

/** Of referenced resources only whether their ids are codes is asked. */
const find = (name: string): Resource | undefined => (name === peran.name ? peran : undefined);
const row = z.record(z.string(), z.unknown());
const word = z.string().max(200).optional();
const page = z.coerce
  .number({ error: asIssue(messages.badRange) })
  .int()
  .min(1)
  .max(1_000_000);
/** A password that is chosen for an account; without one the portal makes one up and tells it once. */
const password = z
  .string({ error: asIssue(messages.wrongType) })
  .max(1000)
  .nullish();

export const daftarAkun = call({
  method: 'GET',
  path: '/api/auth/users',
  summary: 'Daftar akun',
  query: z.strictObject({
    q: word,
    roleId: word,
    idProgramProdi: word,
    sumber: word,
    aktif: z.enum(['true', 'false', '1', '0'], { error: asIssue(messages.choice) }).optional(),
    page: page.default(1),
    perPage: page.max(200).default(25),
    sort: z.string().max(60).optional(),
    order: z.enum(['ASC', 'DESC', 'asc', 'desc'], { error: asIssue(messages.badSort) }).default('ASC'),
  }),
  answer: z.object({ items: z.array(row), total: z.int() }),
});

/** Told as the resource's row; who writes which of it is the resource's to judge. */
const told = (schema: z.ZodObject) => z.looseObject({ ...schema.partial().shape, password });

export const tambahAkun = call({
  method: 'POST',
  path: '/api/auth/users',
  summary: 'Tambah akun',
  status: 201,
  documented: told(createSchema(user, find)),
  answer: row,
});

export const ubahAkun = call({
  method: 'PUT',
  path: '/api/auth/users/:id',
  summary: 'Ubah akun',
  documented: updateSchema(user, find),
  answer: row,
});

export const hapusAkun = call({
  method: 'DELETE',
  path: '/api/auth/users/:id',
  summary: 'Hapus akun',
  body: z.object({ version: z.int().optional() }),
  answer: row,
});

export const simpanPeran = call({
  method: 'PUT',
  path: '/api/roles/create-or-update',
  summary: 'Simpan peran',
  body: z.looseObject({
    id: z.string().max(4).nullish(),
    name: z.string().optional(),
    urut: z.number().optional(),
  }),
  answer: z.array(row),
});

export const sesi = z.object({
  id: z.string(),
  perangkat: z.string(),
  alamatIp: z.string(),
  dibuat: z.string(),
  terakhirAktif: z.string(),
  /** The one that asks. */
  saatIni: z.boolean(),
});

/** One of a person's sessions; moments are ISO. */
export type Session = z.infer<typeof sesi>;

export const daftarSesi = call({
  method: 'GET',
  path: '/api/user/sesi',
  summary: 'Sesi sendiri yang masih berlaku',
  answer: z.array(sesi),
});

/** A text that must be there. */
const filled = z
  .string({ error: issue => asIssue(issue.input == null ? messages.required : messages.wrongType) })
  .max(1000, asIssue(messages.text.max({ n: 1000 })))
  .refine(value => value.trim() !== '', asIssue(messages.required));
const id = z.object({ id: z.string() });

export const gantiSandi = call({
  method: 'PUT',
  path: '/api/user/password/:id',
  summary: 'Ganti kata sandi sendiri',
  documented: z.object({ oldPassword: filled, newPassword: filled }),
  answer: id,
});

export const aturUlangSandi = call({
  method: 'PUT',
  path: '/api/user/password/reset/:id',
  summary: 'Beri akun kata sandi sementara',
  answer: z.object({ kataSandiSementara: z.string() }),
});

/** As many accounts as fit on the largest page of a list. */
export const aturUlangSandiBanyak = call({
  method: 'PUT',
  path: '/api/user/password/reset',
  summary: 'Beri beberapa akun kata sandi sementara',
  documented: z.object({
    ids: z
      .array(z.uuid({ error: asIssue(messages.choice) }), { error: asIssue(messages.required) })
      .min(1)
      .max(200),
  }),
  answer: z.custom<ResetAnswer>(),
});

export const tetapkanSandi = call({
  method: 'PUT',
  path: '/api/auth/users/password/:id',
  summary: 'Tetapkan kata sandi akun',
  documented: z.object({ password: filled }),
  answer: id,
});

export const bukaKunci = call({
  method: 'PUT',
  path: '/api/user/unlock/:id',
  summary: 'Buka kunci akun',
  answer: id,
});
