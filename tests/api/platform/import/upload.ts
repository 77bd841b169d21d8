import type { ImportAnswer } from '../../../../resources/kit/index.ts';
import type { Person, World } from '../../support/world.ts';

const boundary = 'batas-uji';

/** Uploads a spreadsheet to an import; the answer as it comes. */
export function uploadTo({ app }: World, person: Person, endpoint: string, name: string, content: Buffer | string) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="berkas"; filename="${name}"\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: `/api/${endpoint}/impor`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** The same for a file that is taken. */
export async function uploaded(world: World, person: Person, endpoint: string, name: string, content: Buffer | string) {
  const answer = await uploadTo(world, person, endpoint, name, content);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<ImportAnswer>();
}
