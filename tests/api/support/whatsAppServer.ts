import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsAppConfig } from '../../../server/platform/config.ts';

/** What was handed to the service for one number. */
interface Handed {
  readonly id: string;
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly parameters: readonly string[];
  readonly mark: string;
}

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly details: string;
}

/** WhatsApp's Cloud API as far as the portal uses it: takes templates, refuses as told, signs what it tells. */
export async function startWhatsAppServer() {
  const handed: Handed[] = [];
  const refusals: Refusal[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      if (request.headers.authorization !== 'Bearer token-uji' || request.url !== '/v21.0/1234567/messages')
        faults.push(`${request.url} ${request.headers.authorization}`);
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
      const refusal = refusals.shift();
      if (refusal) {
        const { status, code, details } = refusal;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { code, message: 'Ditolak', error_data: { details } } }));
        return;
      }
      const id = `wamid.${handed.length + 1}`;
      handed.push({
        id,
        to: body.to,
        template: body.template.name,
        language: body.template.language.code,
        parameters: body.template.components[0].parameters.map(({ text }: { text: string }) => text),
        mark: body.biz_opaque_callback_data,
      });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id }] }));
    })();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const config: WhatsAppConfig = {
    url: `http://127.0.0.1:${port}/v21.0`,
    token: 'token-uji',
    phoneId: '1234567',
    appSecret: 'rahasia-aplikasi',
    verifyToken: 'kata-periksa',
  };
  return {
    config,
    handed,
    refusals,
    faults,
    /** A call of the service with its signature. */
    signed: (value: object, secret = config.appSecret) => {
      const metadata = { phone_number_id: config.phoneId };
      const payload = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ field: 'messages', value: { metadata, ...value } }] }],
      });
      const signature = createHmac('sha256', secret).update(payload).digest('hex');
      return {
        method: 'POST' as const,
        url: '/api/publik/wa',
        payload,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}
