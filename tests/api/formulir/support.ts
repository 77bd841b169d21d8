import type { RancanganFormulir } from '../../../resources/formulir/panggilan.ts';
import type { Form, FormQuestion, QuestionKind } from '../../../resources/kit/form/definition.ts';
import { newQuestion } from '../../../resources/kit/form/definition.ts';
import type { Person, World } from '../support/world.ts';

/** A question as a form has it. */
export const ask = (id: string, kind: QuestionKind, more: Partial<FormQuestion> = {}): FormQuestion => ({
  ...newQuestion(id, kind),
  label: `Pertanyaan ${id}`,
  ...more,
});

/** A form of one section. */
export const formOf = (...questions: FormQuestion[]): Form => ({
  sections: [{ id: 'bagian_1', title: '', help: '', repeat: null, when: null, questions }],
});

/** Makes a form of the team's. @returns its id */
export async function makeForm(team: Person, more: Record<string, unknown> = {}): Promise<string> {
  const made = await team.post('formulir/formulir', { judul: 'Motor dan bahasa', audiens: ['HA02'], ...more });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<{ id: string }>().id;
}

/** Keeps questions over what is there. */
export async function write(team: Person, id: string, form: Form) {
  const path = `formulir/formulir/${id}/rancangan`;
  const { version } = (await team.get(path)).json<RancanganFormulir>();
  return team.put(path, { version, rancangan: form });
}

/** Takes a step of the form. */
export const step = (team: Person, id: string, action: string) =>
  team.post(`formulir/formulir/${id}/aksi/${action}`, {});

/** Makes a form with questions and releases it. */
export async function releasedForm(team: Person, form: Form, more: Record<string, unknown> = {}): Promise<string> {
  const id = await makeForm(team, more);
  for (const answer of [await write(team, id, form), await step(team, id, 'rilis')])
    if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

/** Makes accounts of students `uji.1` to `uji.{n}`, with the password of the demo accounts. @returns their usernames */
export async function makeStudents({ db }: World, n: number): Promise<string[]> {
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, role_id, sumber, bahasa, aktif)
     select gen_random_uuid(), 'uji.' || i, 'uji' || i || '@contoh.ac.id', 'Uji', 'Uji ' || i, u.role_id, 'lokal', 'id', true
       from pengaturan_user u, generate_series(1, ${n}) i where u.username = 'mahasiswa'`,
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat)
     select gen_random_uuid(), u.id, s.hash, s.dibuat from pengaturan_user u,
       (select hash, dibuat from internal_sandi p join pengaturan_user m on m.id = p.id_user where m.username = 'mahasiswa') s
      where u.username like 'uji.%'`,
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role)
     select gen_random_uuid(), id, role_id from pengaturan_user where username like 'uji.%'`,
  );
  return Array.from({ length: n }, (_, i) => `uji.${i + 1}`);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a file for a field, as a browser does. */
export function send(
  { app }: Pick<World, 'app'>,
  who: Person,
  place: { readonly resource: string; readonly field: string },
  name: string,
  bytes: Buffer,
) {
  const mark = 'x-batas';
  const part = (key: string, value: string) =>
    `--${mark}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = `${part('resource', place.resource)}${part('field', place.field)}--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${mark}--\r\n`)]),
  });
}
