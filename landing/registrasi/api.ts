/** The public calls of inbound registration (docs/domain/50 §2.1). */
const base = '/api/v2/mhs-luar-upn';

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'longtext' | 'email' | 'tel' | 'date' | 'number' | 'choice' | 'many' | 'file' | 'boolean';
  required: boolean;
  when?: { field: string; value: string };
  choices?: { value: string; label: string }[];
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  types?: string[];
  maxMb?: number;
}

export interface FormStep {
  title: string;
  fields: FormField[];
}

export interface RegistrationForm {
  formToken: string;
  masaStudi: { id: string; nama: string; pendaftaranSelesai: string }[];
  bukaPada: string | null;
  langkah: FormStep[];
}

export interface Registered {
  nomorRegistrasi: string;
  kodeAkses: string;
  status: string;
}

export interface StatusAnswer {
  pendaftaran: Record<string, unknown>;
  version: number;
  namaProdi: string;
  status: string;
  namaStatus: string;
  riwayat: { status: string; catatan: string | null; waktu: string }[];
  akunAktif: boolean;
  statusToken: string;
}

export interface DocumentAnswer {
  valid: boolean;
  jenis: string;
  nama: string;
  npm: string;
  tanggalCetak: string;
  ips: number | null;
}

/** What the server said against a call: its sentence, and what it says by field. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One call. T is what docs/api.md promises for the path. @throws Refused with the server's words */
async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const unreachable = 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.';
  const answer = await fetch(base + path, init).catch(() => {
    throw new Refused(unreachable, {});
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const said = isRecord(body) && typeof body.message === 'string' ? body.message : unreachable;
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  const fields = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  throw new Refused(said, Object.fromEntries(fields));
}

const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const formOf = (data: unknown, words: Readonly<Record<string, string>>, files: ReadonlyMap<string, File>): FormData => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  for (const [name, file] of files) form.set(name, file);
  return form;
};

export const readForm = () => call<RegistrationForm>('/register/form');
export const sendForm = (data: unknown, words: Record<string, string>, files: ReadonlyMap<string, File>) =>
  call<Registered>('/register', { method: 'POST', body: formOf(data, words, files) });
export const readStatus = (nomorRegistrasi: string, kodeAkses: string) =>
  call<StatusAnswer>('/register/status', json({ nomorRegistrasi, kodeAkses }));
export const sendRepair = (id: string, data: unknown, statusToken: string, files: ReadonlyMap<string, File>) =>
  call<{ status: string }>(`/register/${id}`, { method: 'PUT', body: formOf(data, { statusToken }, files) });
export const activateAccount = (statusToken: string, password: string, konfirmasiPassword: string) =>
  call<{ npm: string }>('/register/aktivasi', json({ statusToken, password, konfirmasiPassword }));
export const confirmEmail = (token: string) => call<{ status: string }>('/register/konfirmasi-email', json({ token }));
export const readDocument = (kode: string) => call<DocumentAnswer>(`/cek-dokumen?kode=${encodeURIComponent(kode)}`);
