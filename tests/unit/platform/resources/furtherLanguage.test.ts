import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage, isRecord, Message, messages, term } from '../../../../resources/kit/index.ts';
import { catalogues } from '../../../../resources/messages.ts';
import { type Bahasa, bahasaDipakai, bahasaPilihan } from '../../../../resources/pengaturan/bahasa.ts';
import { role } from '../../../../resources/roles.ts';
import { notFound } from '../../../../server/platform/errors.ts';
import { firstIdentity } from '../../../../server/platform/identity.ts';
import { composeMail } from '../../../../server/platform/notify/mail/message.ts';
import { refusalIn } from '../../../../server/platform/refusalIn.ts';
import { nonsense, withNonsense } from '../../../support/nonsenseLanguage.ts';

/** A further language is its catalogues and a line for each list of languages: nothing else names a language. */

let zz: Bahasa;
let remove: () => void;
beforeAll(() => {
  ({ code: zz, remove } = withNonsense());
});
afterAll(() => remove());

const quiet = (said: string): boolean => said === said.toUpperCase();

it('says every fixed message', () => {
  const fixed = (catalogue: object): Message[] =>
    Object.values(catalogue).flatMap((said: unknown): Message[] => {
      if (said instanceof Message) return [said];
      return isRecord(said) ? fixed(said) : [];
    });
  const all = fixed(catalogues).map(message => inLanguage(message, nonsense).replace(/\{\w+\}/g, ''));
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(said => !quiet(said))).toEqual([]);
});

it('answers refusals and their labels in it, with the same codes', () => {
  expect(refusalIn(notFound(), zz)).toMatchObject({ code: 'notFound', message: 'NOT FOUND.' });
  expect(inLanguage(messages.fieldForbidden({ label: term('Surel aktif') }), nonsense)).toBe(
    'YOUR ROLE MAY NOT CHANGE E-MAIL.',
  );
});

it('offers it to the roles that have several, and to no other', () => {
  expect(bahasaPilihan(role.inbound)).toContain(zz);
  expect(bahasaDipakai(role.outbound, zz)).toBe(zz);
  expect(bahasaDipakai(role.mahasiswa, zz)).toBe('id');
});

it('writes mails in it', () => {
  const mail = composeMail(
    {
      id: 'm',
      kepada: 'a@example.org',
      nama: 'A',
      subjek: 'S',
      isi: 'T',
      link: '/x',
      bahasa: zz,
      choosesPassword: false,
    },
    'https://portal.example',
    firstIdentity,
  );
  expect(mail.text).toContain('DEAR A,');
  expect(mail.text).toContain('OPEN IN THE PORTAL: https://portal.example/x');
  expect(mail.html).toContain('<html lang="zz">');
});
