import type { FastifyInstance } from 'fastify';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';

/** The public form of inbound students as a visitor sends it (docs/domain/50 §2.1). */

export const M = 'v2/mhs-luar-upn';
const url = `/api/${M}/register`;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const documents: Readonly<Record<string, Buffer>> = {
  berkasFoto: png,
  berkasKtm: pdf,
  berkasTranskrip: pdf,
  berkasRekomendasi: pdf,
  berkasPakta: pdf,
  berkasIdentitas: pdf,
};

let people = 0;
/** A complete form; each is somebody else. */
export function dataOf(prodi: string, over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const n = ++people;
  return {
    idMasaStudi: studyPeriodId('inbound', 1),
    jalur: 'nasional',
    namaLengkap: 'Sekar Ayu Lestari',
    kewarganegaraan: 'WNI',
    nik: String(3_500_000_000_000_000 + n),
    jenisKelamin: 'P',
    tempatLahir: 'Kendari',
    tanggalLahir: '2005-04-01',
    email: `sekar${n}@kampus.example`,
    noHp: '081234567890',
    alamatAsal: 'Jalan Laut 1',
    namaKampusAsal: 'Universitas Uji',
    jenjangAsal: 'S1',
    namaProdiAsal: 'Informatika',
    nimAsal: `N${n}`,
    semesterAsal: 5,
    ipk: 3.5,
    namaPicAsal: 'Koordinator',
    emailPicAsal: 'pic@kampus.example',
    idProgramProdi: prodi,
    motivasi: 'Saya ingin belajar di kampus lain. '.repeat(3),
    kontakDaruratNama: 'Ibu',
    kontakDaruratHubungan: 'Ibu',
    kontakDaruratHp: '081234567891',
    pernyataan: true,
    ...over,
  };
}

/** Words and files as one body of several parts. */
export function multipart(words: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer>>) {
  const mark = '----uji-batas';
  const parts = [
    ...Object.entries(words).map(([name, value]) =>
      Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...Object.entries(files).flatMap(([name, content]) => [
      Buffer.from(
        `--${mark}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${mark}--\r\n`),
  ];
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${mark}` } };
}

export interface Sending {
  data: Readonly<Record<string, unknown>>;
  words?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, Buffer>>;
  from?: string;
  /** Seconds between asking for the form and sending it. */
  wait?: number;
  bahasa?: 'id' | 'en';
}

/** Sends a form as a visitor would: asked for, filled in, sent a minute later. */
export async function sendForm(
  app: FastifyInstance,
  clock: { now: Date },
  { data, words = {}, files = documents, from = '10.1.0.1', wait = 60, bahasa = 'id' }: Sending,
) {
  const asked = await app.inject({ method: 'GET', url: `${url}/form?bahasa=${bahasa}`, remoteAddress: from });
  const formToken = words.formToken ?? asked.json<{ formToken: string }>().formToken;
  clock.now = new Date(clock.now.getTime() + wait * 1000);
  const body = multipart({ data: JSON.stringify(data), formToken, situsWeb: '', ...words }, files);
  return app.inject({ method: 'POST', url: `${url}?bahasa=${bahasa}`, ...body, remoteAddress: from });
}
