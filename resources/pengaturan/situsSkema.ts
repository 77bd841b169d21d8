import { z } from 'zod';
import { asIssue, messages, uuid } from '../kit/index.ts';
import { pengaturanMessages } from './messages.ts';
import { bentukSitus, type HalamanSitus, type IsianSitus, isIkonManfaat, type Sisipan, sisipanOf } from './situs.ts';
import { urutanBawaan } from './situsBagian.ts';
import { isBagianBerurut, kartuLengkap } from './situsUrutan.ts';

/** A picture of a page: one that was uploaded, and what it shows in words. */
const gambarDipakai = z.strictObject({
  id: uuid,
  alt: z
    .string({ error: asIssue(pengaturanMessages.imageWords) })
    .trim()
    .min(1, asIssue(pengaturanMessages.imageWords))
    .max(160, asIssue(messages.text.max({ n: 160 }))),
});

const nilai = z.union([
  z.string(),
  z.array(z.string()).max(50),
  z.array(z.record(z.string(), z.string())).max(50),
  z.strictObject({ id: z.string(), alt: z.string() }),
  z.null(),
]);
/** Value of a field of a page. */
export type NilaiSitus = z.infer<typeof nilai>;

/** A page or its differences: order of its sections, hidden ones, and values of fields. */
export const dokumenSitus = z.strictObject({
  urutan: z.array(z.string()).max(20),
  sembunyi: z.array(z.string()).max(20),
  isi: z.record(z.string(), z.record(z.string(), nilai)),
});
export type DokumenSitus = z.infer<typeof dokumenSitus>;

/** A page of which nothing was changed. */
export const tanpaUbahan: DokumenSitus = { urutan: [], sembunyi: [], isi: {} };

/** One line of text without signs that no page shows. */
const plain = (value: string): string =>
  value
    .replace(/\p{Cs}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const place = /\{(\w{1,40})\}/g;

const teks = (page: HalamanSitus, most: number, fills: Sisipan | undefined) => {
  const known = sisipanOf(page, fills);
  return z
    .string({ error: asIssue(messages.required) })
    .transform(plain)
    .pipe(
      z
        .string()
        .min(1, asIssue(messages.required))
        .max(most, asIssue(messages.text.max({ n: most })))
        .superRefine((value, ctx) => {
          const unknown = [...value.matchAll(place)].find(([, name = '']) => !known.includes(name));
          if (!unknown) return;
          const places = known.map(name => `{${name}}`);
          const said = places.length
            ? pengaturanMessages.sitePlace({ sisipan: unknown[0], dikenal: places })
            : pengaturanMessages.siteNoPlace({ sisipan: unknown[0] });
          ctx.addIssue({ code: 'custom', message: asIssue(said) });
        }),
    );
};

/** A path of the portal, a section of the page, or an address elsewhere by https. */
const target =
  /^(?:#[a-z]{1,20}|\/(?![/\\])[^\s<>"'\\]{0,300}|https:\/\/[^\s<>"'\\/]{1,200}(?:\/[^\s<>"'\\]{0,300})?)$/;
const tautan = z
  .string({ error: asIssue(messages.required) })
  .trim()
  .min(1, asIssue(messages.required))
  .regex(target, asIssue(pengaturanMessages.siteLink));

/** The same twice could not be told apart, by readers or by the page. */
const apart = <T>(list: z.ZodType<T[]>, nameOf: (one: T) => unknown) =>
  list.superRefine((all, ctx) => {
    const seen = new Set<unknown>();
    for (const [at, one] of all.entries()) {
      const name = nameOf(one);
      if (seen.has(name)) ctx.addIssue({ code: 'custom', path: [at], message: asIssue(pengaturanMessages.siteTwice) });
      seen.add(name);
    }
  });

const counted = <T extends z.ZodType>(each: T, { least, most, one }: { least: number; most: number; one: string }) =>
  z
    .array(each, { error: asIssue(messages.required) })
    .min(least, asIssue(pengaturanMessages.siteFew({ apa: one, n: least })))
    .max(most, asIssue(pengaturanMessages.siteMany({ apa: one, n: most })));

function isianSchema(page: HalamanSitus, isian: IsianSitus): z.ZodType<NilaiSitus> {
  switch (isian.kind) {
    case 'text':
      return teks(page, isian.most, isian.fills);
    case 'link':
      return tautan;
    case 'picture':
      return gambarDipakai.nullable();
    case 'texts':
      return apart(counted(teks(page, isian.each.most, isian.each.fills), isian), one => one);
    case 'cards':
      return apart(
        z.array(
          z.strictObject({
            kode: z.string().refine(kode => Object.hasOwn(isian.choices, kode), asIssue(messages.choice)),
            tampil: z.enum(['ya', 'tidak'], { error: asIssue(messages.choice) }),
          }),
          { error: asIssue(messages.required) },
        ),
        one => one.kode,
      ).refine(
        all => all.length === 0 || kartuLengkap(all, Object.keys(isian.choices)).some(({ tampil }) => tampil === 'ya'),
        asIssue(pengaturanMessages.siteNoCard),
      );
    case 'items': {
      const shape = Object.fromEntries(
        Object.entries(isian.fields).map(([name, field]) => [
          name,
          field.kind === 'icon'
            ? z.string({ error: asIssue(messages.required) }).refine(isIkonManfaat, asIssue(messages.choice))
            : teks(page, field.most, field.fills),
        ]),
      );
      const [first = ''] = Object.entries(isian.fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
      return apart(counted(z.strictObject(shape), isian), one => one[first]);
    }
  }
}

const bagian = z.string().refine(isBagianBerurut, asIssue(pengaturanMessages.siteSection));
const once = (list: readonly string[]): boolean => new Set(list).size === list.length;

function makeSchema(page: HalamanSitus) {
  const form = bentukSitus(page);
  const isi = Object.fromEntries(
    Object.entries(form).map(([key, { fields }]) => [
      key,
      z
        .strictObject(
          Object.fromEntries(
            Object.entries(fields).map(([name, isian]) => [name, isianSchema(page, isian).optional()]),
          ),
        )
        .optional(),
    ]),
  );
  return z
    .strictObject({
      urutan: z.array(bagian).max(urutanBawaan.length).refine(once, asIssue(pengaturanMessages.siteTwice)),
      sembunyi: z
        .array(bagian.refine(key => !isBagianBerurut(key) || form[key].hideable, asIssue(pengaturanMessages.siteStays)))
        .max(urutanBawaan.length)
        .refine(once, asIssue(pengaturanMessages.siteTwice)),
      isi: z.strictObject(isi),
    })
    .superRefine(({ sembunyi, isi }, ctx) => {
      const home = isi.home;
      const href = home && 'secondaryHref' in home ? home.secondaryHref : undefined;
      if (typeof href !== 'string' || !href.startsWith('#')) return;
      const section = href.slice(1);
      const said = !isBagianBerurut(section)
        ? pengaturanMessages.siteSection
        : sembunyi.includes(section)
          ? pengaturanMessages.siteHidden
          : undefined;
      if (said) ctx.addIssue({ code: 'custom', path: ['isi', 'home', 'secondaryHref'], message: asIssue(said) });
    });
}

const made = new Map<HalamanSitus, ReturnType<typeof makeSchema>>();

/** Reads what somebody made of a page: sections, fields and lengths as declared, nothing else. */
export function skemaSitus(page: HalamanSitus): ReturnType<typeof makeSchema> {
  const schema = made.get(page) ?? makeSchema(page);
  made.set(page, schema);
  return schema;
}
