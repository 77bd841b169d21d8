// The limit: a bare Fastify handler that sends the same SQL by the bare pg driver, without session, permission,
// validation or audit of its own. The statements come from the bench (file named in STATEMENTS).
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

const statements = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4, options: '-c timezone=UTC' });
const app = Fastify();
for (const [name, { text, values }] of Object.entries(statements.reads)) {
  app.get(`/${name}`, async (_request, reply) => {
    const { rows } = await pool.query({ name, text, values });
    return reply.type('application/json').send(rows[0]?.isi);
  });
}
const { text, values, npm } = statements.create;
let counter = 0;
app.post('/tambah', async () => {
  const given = [...values];
  // The id is the first value of the statement.
  given[0] = crypto.randomUUID();
  given[npm] = String(700_000_000 + counter++);
  const { rows } = await pool.query({ name: 'tambah', text, values: given });
  return rows[0];
});
app.post('/massal', { bodyLimit: 10_000_000 }, async ({ body }) => {
  const { rows } = await pool.query({ name: 'massal', text: statements.bulk, values: [body.ids, body.semester] });
  return rows[0];
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log(`siap di http://localhost:${app.server.address().port}`);
