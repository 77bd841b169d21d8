import { type Names, upperFirst } from './names.ts';

/**
 * The declaration: rows with a code and a name that Tim MBKM keeps and coordinators read.
 * @param said whether a code that is taken is told by a sentence of the area's own catalogue, or by the usual one
 */
export const declaration = ({ area, resource, code, label }: Names, said: 'its' | 'plain'): string =>
  `import { boolean, longtext, read, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
${said === 'its' ? `import { ${area}Messages } from './messages.ts';\n` : ''}
/** ${label}: say here what a row is, in a sentence. */
export const ${code} = resource({
  name: '${resource}',
  label: '${label}',
  representation: '{kode} {nama}',
  fields: {
    kode: text(12, { required: true, unique: ${said === 'its' ? `${area}Messages.codeTaken` : 'true'}, case: 'upper' }),
    nama: text(80, { required: true }),
    keterangan: longtext(),
    aktif: boolean({ default: true }),
  },
  columns: ['kode', 'nama', 'aktif'],
  filters: ['aktif'],
  search: ['kode', 'nama'],
  sort: ['kode'],
  access: {
    [role.timMbkm]: write(),
    [role.koordinator]: read(),
  },
});
`;

/** Its screen: list, form and page follow from the declaration. */
export const screenOf = ({ resource, code, label }: Names, group: string): string =>
  `import { roles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';

/** List, form and page of ${label}. */
export const ${code}Screen = screen({
  path: '/${resource}',
  title: '${label}',
  icon: 'label',
  pattern: 'crud',
  resource: '${resource}',
  roles: roles([role.timMbkm], { read: [role.koordinator] }),
  group: '${group}',
});
`;

/** Catalogue of the area's messages; sentences used only by the server go into `refusals.ts`. */
export const messagesOf = ({ area, label }: Names): string =>
  `import { catalogue } from '../kit/index.ts';

/** Messages of the declarations of ${label} about invalid input. */
export const ${area}Messages = catalogue('${area}', {
  codeTaken: 'Kode ini sudah dipakai.',
});
`;

/** The same in English: a sentence that is missing does not compile. */
export const englishOf = ({ area, label }: Names): string =>
  `import type { Translation } from '../kit/index.ts';
import type { ${area}Messages } from '../${area}/messages.ts';

/** ${label}, in English. */
export const ${area}English: Translation<typeof ${area}Messages> = {
  codeTaken: 'This code is taken.',
};
`;

/** An area that arrives when one of its screens is opened. */
export const areaOf = ({ area, code, label }: Names): string =>
  `import { area } from '../kit/index.ts';
import { ${code} } from './${code}.ts';
import { ${code}Screen } from './${code}Screen.ts';

/** ${label}: say here what the area is for, in a sentence. */
export const area${upperFirst(area)} = area({
  name: '${area}',
  arrives: 'own',
  // After the programmes, before grades and conversion.
  menu: [{ key: '${area}', name: '${label}', icon: 'flag', at: 85 }],
  resources: [${code}],
  screens: [${code}Screen],
});
`;

/** The area for the browser; screens drawn by hand are registered here. */
export const screenAreaOf = ({ area }: Names): string =>
  `import { area${upperFirst(area)} } from '../../../resources/${area}/index.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(area${upperFirst(area)});
`;

/** The area as the server knows it; rules, calls and jobs are told here. */
export const serverAreaOf = ({ area, label }: Names): string =>
  `import { serverArea } from '../area.ts';

/** Server part of ${label}: rules, calls, jobs. */
export const area = serverArea({ name: '${area}' });
`;

/** Test of each role's rights over HTTP. */
export const testOf = ({ resource, label }: Names, said: 'its' | 'plain'): string =>
  `import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const path = '${resource}';
const row = { kode: 'uji-1', nama: 'Contoh' };

describe('${label}', () => {
  it('is kept by Tim MBKM', async () => {
    const team = await world.as('HA03');
    const made = await team.post(path, row);
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ kode: 'UJI-1', nama: 'Contoh', aktif: true });
    const twice = await team.post(path, row);
    expect(twice.json()).toMatchObject({ statusCode: 422, errors: { kode: '${said === 'its' ? 'Kode ini sudah dipakai.' : 'Kode sudah digunakan.'}' } });
  });

  it('is read by coordinators, and closed to students', async () => {
    const lead = await world.as('HA05');
    expect((await lead.get(path)).statusCode).toBe(200);
    expect((await lead.post(path, { ...row, kode: 'uji-2' })).statusCode).toBe(403);
    expect((await (await world.as('HA02')).get(path)).statusCode).toBe(403);
  });
});
`;
