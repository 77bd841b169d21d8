import { choice, email, integer, longtext, resource, text } from '../kit/index.ts';

/** How the connection to a mail server is protected. */
export const keamananSurel = {
  starttls: 'STARTTLS (biasanya port 587)',
  tls: 'TLS sejak awal (biasanya port 465)',
  tanpa: 'Tanpa enkripsi (hanya di jaringan sendiri)',
} as const;

/** The mail server that goes before the one of the environment: one row (docs/domain/10 §3.8). */
export const serverSurel = resource({
  name: 'internal/server-surel',
  label: 'Server Surel',
  representation: '{host}',
  access: {},
  serverOnly: true,
  stays: 'all',
  unaudited: true,
  fields: {
    /** Always the same word, so that there is one row. */
    kunci: text(10, { required: true, unique: true }),
    host: text(255, { required: true }),
    port: integer(1, 65_535, { required: true }),
    keamanan: choice(keamananSurel, { required: true }),
    pengguna: text(255),
    /** The password, encrypted with a key that follows from the server's secret. */
    sandi: longtext({ secret: true }),
    namaPengirim: text(100),
    alamatPengirim: email({ required: true }),
  },
});
