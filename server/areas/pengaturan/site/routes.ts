import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  bacaSitus,
  buangDrafSitus,
  daftarSitus,
  kembalikanSitus,
  pratinjauSitus,
  simpanDrafSitus,
  terbitkanSitus,
  unggahGambarSitus,
  versiSitus,
} from '../../../../resources/pengaturan/panggilanSitus.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { type HalamanSitus, isHalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import type { DokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { role } from '../../../../resources/roles.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import { mustBeSuperAdmin } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import type { FilePorts } from '../../../platform/documents/files/index.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { badRequest, notFound, versionMissing } from '../../../platform/errors.ts';
import { nameOf } from '../../../platform/landing/pagesInCode.ts';
import { changeWith, type SiteTexts, siteChannel } from '../../../platform/landing/siteTexts.ts';
import { checked, listPages, publishPage, readPage, readVersion, saveDraft } from './pages.ts';
import { dropUnusedPhotos, takePhoto } from './photos.ts';

interface SitePlace {
  readonly files: FilePorts;
  readonly site: SiteTexts;
}

/** The page that a call is about. @throws HttpError 404 */
function pageOf(request: FastifyRequest): HalamanSitus {
  const page = paramOf(request, 'id');
  if (!isHalamanSitus(page)) throw notFound();
  return page;
}

function versionOf({ version }: { version?: number | undefined }): number {
  if (version === undefined) throw versionMissing();
  return version;
}

/** Calls of the texts of public pages (docs/domain/60 §8). */
export function registerSite(app: FastifyInstance, engine: Engine, { files, site }: SitePlace): void {
  const session = { access: 'session', roles: [role.superAdmin] } as const;
  const log = createActivityLog(engine.registry);
  const { db, now } = engine;
  const by = (request: FastifyRequest) => ({ caller: mustBeSuperAdmin(request), now: now() });
  const note = (on: Queryable, request: FastifyRequest, ringkasan: string) => {
    const { caller } = by(request);
    const { userId: idUser, name: namaUser, roleId } = caller;
    return log(on, { aksi: 'pengaturan', ringkasan, waktu: now(), idUser, namaUser, roleId, alamatIp: request.ip });
  };
  const publish = async (request: FastifyRequest, version: number, document: DokumenSitus, words: string) => {
    const page = pageOf(request);
    await db.transaction(async tx => {
      const nomor = await publishPage(tx, page, version, { document, note: words }, by(request));
      await dropUnusedPhotos(tx, now());
      await note(tx, request, `Halaman publik ${nameOf(page).nama} diterbitkan, versi ${nomor}: ${words}`);
      tx.afterCommit(() => db.notify(siteChannel));
    });
    return readPage(db, page);
  };

  serve(app, daftarSitus, session, ({ request }) => {
    mustBeSuperAdmin(request);
    return listPages(db);
  });

  serve(app, bacaSitus, session, ({ request }) => {
    mustBeSuperAdmin(request);
    return readPage(db, pageOf(request));
  });

  serve(app, versiSitus, session, async ({ request, query }) => {
    mustBeSuperAdmin(request);
    const found = await readVersion(db, pageOf(request), query.nomor);
    if (!found) throw notFound();
    return found;
  });

  // By hand: a page is a document with versions of its own, checked against the shape of that page.
  serve(app, simpanDrafSitus, session, async ({ request, body }) => {
    const [page, version] = [pageOf(request), versionOf(body)];
    const document = await checked(db, page, body.isi);
    await db.transaction(async tx => {
      await saveDraft(tx, page, version, document, by(request));
      await dropUnusedPhotos(tx, now());
      await note(tx, request, `Draf halaman publik ${nameOf(page).nama} disimpan`);
    });
    return readPage(db, page);
  });

  // By hand: as above.
  serve(app, buangDrafSitus, session, async ({ request, body }) => {
    const [page, version] = [pageOf(request), versionOf(body)];
    await db.transaction(async tx => {
      await saveDraft(tx, page, version, null, by(request));
      await note(tx, request, `Draf halaman publik ${nameOf(page).nama} dibuang`);
    });
    return readPage(db, page);
  });

  // By hand: as above.
  serve(app, terbitkanSitus, session, async ({ request, body }) => {
    const [page, version] = [pageOf(request), versionOf(body)];
    return publish(request, version, await checked(db, page, body.isi), body.catatan);
  });

  // By hand: as above.
  serve(app, kembalikanSitus, session, async ({ request, body }) => {
    const [page, version] = [pageOf(request), versionOf(body)];
    const document = await readVersion(db, page, body.nomor);
    if (!document) throw notFound();
    return publish(request, version, document, body.catatan);
  });

  // By hand: draws a page, stores nothing.
  serve(app, pratinjauSitus, session, async ({ request, body }) => {
    mustBeSuperAdmin(request);
    const page = pageOf(request);
    const document = await checked(db, page, body.isi);
    if (!site.draw) throw badRequest(pengaturanRefusals.site.notBuilt);
    return { html: await site.draw(page, await changeWith(db, await site.read(), page, document)) };
  });

  // By hand: a picture becomes several files.
  serve(app, unggahGambarSitus, session, ({ request }) =>
    takePhoto({ db, files, now }, request, mustBeSuperAdmin(request)),
  );
}
