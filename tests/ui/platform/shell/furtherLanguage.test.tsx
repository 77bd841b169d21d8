import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { english } from '../../../../src/platform/providers/english.ts';
import type { PageLanguage } from '../../../../src/platform/providers/pageLanguage.ts';
import { pageLanguages } from '../../../../src/platform/providers/pageLanguages.ts';
import { nonsense, shouted, withNonsense } from '../../../support/nonsenseLanguage.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

/** A language that was added by its lines alone: its page, its dates, and the menu that offers it. */

let added: ReturnType<typeof withNonsense>;
const page: PageLanguage = {
  language: nonsense,
  read: phrase => english.read(phrase).toUpperCase(),
  words: indonesian => ({ ...english.words(indonesian), ...phrasesOf(english.words(indonesian)) }),
};
/** Phrases lie flat beside the words of the library, whose keys have places that it fills in itself. */
const phrasesOf = (words: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([phrase, said]) =>
      typeof said === 'string' ? [[phrase, String(shouted(said))]] : [],
    ),
  );
beforeAll(() => {
  added = withNonsense();
  Object.assign(pageLanguages, { zz: async () => page });
});
afterAll(() => {
  added.remove();
  Reflect.deleteProperty(pageLanguages, 'zz');
});

const on = {
  'GET dashboard': () => ({
    kartu: [],
    tugas: [],
    pendaftaran: [],
    angka: null,
    langkah: [],
    batas: null,
    keikutsertaan: [],
    jadwal: [],
    terbaru: [],
  }),
};

it('opens the page of an account that chose it', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/krs', { sebagai: 'HA08', user: { bahasa: added.code }, on });
  expect(await screen.findByRole('heading', { level: 1, name: 'MY STUDY PLAN' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('zz');
});

it('is offered by the account menu, beside the others', async () => {
  const { user } = renderAdmin('/dashboard', { sebagai: 'HA08', on });
  await user.click(await screen.findByRole('button', { name: /^Menu akun/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'English' })).toBeTruthy();
  expect(menu.getByRole('menuitem', { name: 'ZZZ' })).toBeTruthy();
});
