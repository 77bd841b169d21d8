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
  /** Choices come with the value of another field. */
  choicesOf?: string;
  /** What is typed is looked up. */
  suggests?: boolean;
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

type Language = 'id' | 'en';
const unreachable: Readonly<Record<Language, string>> = {
  id: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  en: 'The server cannot be reached. Check your internet connection and try again.',
};

/** What was answered to a call in a language. @throws Refused with the server's words */
async function answerOf(language: Language, path: string, init: RequestInit = {}): Promise<Response> {
  const url = `${base}${path}${path.includes('?') ? '&' : '?'}bahasa=${language}`;
  const answer = await fetch(url, init).catch(() => {
    throw new Refused(unreachable[language], {});
  });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const said = isRecord(body) && typeof body.message === 'string' ? body.message : unreachable[language];
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

/** The calls of the page, answered in its language. */
export function apiIn(language: Language) {
  /** One call. T is what docs/api.md promises for the path. */
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => (await answerOf(language, path, init)).json();
  return {
    readForm: () => call<RegistrationForm>('/register/form'),
    sendForm: (data: unknown, words: Record<string, string>, files: ReadonlyMap<string, File>) =>
      call<Registered>('/register', { method: 'POST', body: formOf(data, words, files) }),
    readStatus: (nomorRegistrasi: string, kodeAkses: string) =>
      call<StatusAnswer>('/register/status', json({ nomorRegistrasi, kodeAkses })),
    /** The receipt as a PDF. */
    readReceipt: async (nomorRegistrasi: string, kodeAkses: string): Promise<Blob> =>
      (await answerOf(language, '/register/bukti', json({ nomorRegistrasi, kodeAkses }))).blob(),
    sendRepair: (id: string, data: unknown, statusToken: string, files: ReadonlyMap<string, File>) =>
      call<{ status: string }>(`/register/${id}`, { method: 'PUT', body: formOf(data, { statusToken }, files) }),
    activateAccount: (statusToken: string, password: string, konfirmasiPassword: string) =>
      call<{ npm: string }>('/register/aktivasi', json({ statusToken, password, konfirmasiPassword })),
    confirmEmail: (token: string) => call<{ status: string }>('/register/konfirmasi-email', json({ token })),
    readDocument: (kode: string) => call<DocumentAnswer>(`/cek-dokumen?kode=${encodeURIComponent(kode)}`),
    /** Choices of a field that are asked for while the form is filled in. */
    readChoices: (asked: Readonly<Record<string, string>>) =>
      call<{ value: string; label: string }[]>(`/register/pilihan?${new URLSearchParams(asked)}`),
  };
}
export type Api = ReturnType<typeof apiIn>;
