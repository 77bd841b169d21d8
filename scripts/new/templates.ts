import { type Names, upperFirst } from './names.ts';

/** The declaration: rows with a code and a name that Tim MBKM keeps and coordinators read. */
export const declaration = ({ resource, code, label }: Names): string =>
  `import { boolean, longtext, read, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';

/** ${label}: say here what a row is, in a sentence. */
export const ${code} = resource({
  name: '${resource}',
  label: '${label}',
  representation: '{kode} {nama}',
  fields: {
    kode: text(12, { required: true, unique: 'Kode sudah dipakai.', case: 'upper' }),
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

/** The area as the browser fetches it; what is drawn by hand is told here. */
export const screenAreaOf = ({ area }: Names): string =>
  `import { area${upperFirst(area)} } from '../../../resources/${area}/index.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(area${upperFirst(area)});
`;

/** The area as the server knows it; rules, calls and jobs are told here. */
export const serverAreaOf = ({ area, label }: Names): string =>
  `import { serverArea } from '../area.ts';

/** What ${label} adds to its declarations: rules, calls, jobs. */
export const area = serverArea({ name: '${area}' });
`;

/** What each role may do with it, asked at the door of the API. */
export const testOf = ({ resource, label }: Names): string =>
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
    expect(twice.json()).toMatchObject({ statusCode: 422, errors: { kode: 'Kode sudah dipakai.' } });
  });

  it('is read by coordinators, and closed to students', async () => {
    const lead = await world.as('HA05');
    expect((await lead.get(path)).statusCode).toBe(200);
    expect((await lead.post(path, { ...row, kode: 'uji-2' })).statusCode).toBe(403);
    expect((await (await world.as('HA02')).get(path)).statusCode).toBe(403);
  });
});
`;
