import type { PageKey } from './content/types.ts';
import { Scene as beranda } from './illustrations/beranda.tsx';
import { Scene as kampus_mengajar } from './illustrations/kampusMengajar.tsx';
import { Scene as kkn } from './illustrations/kkn.tsx';
import { Scene as komcad } from './illustrations/komcad.tsx';
import { Scene as kwu } from './illustrations/kwu.tsx';
import { Scene as magang } from './illustrations/magang.tsx';
import { Scene as pertukaran } from './illustrations/pertukaran.tsx';
import { Scene as praktisi_mengajar } from './illustrations/praktisiMengajar.tsx';
import type { SceneComponent } from './illustrations/scene.ts';
import { Scene as studi_independen } from './illustrations/studiIndependen.tsx';

/** The drawing of every landing page. Only the server draws: in browsers it would be 3 KB that change nothing. */
export const scenes: Readonly<Record<PageKey, SceneComponent>> = {
  beranda,
  magang,
  kkn,
  kwu,
  komcad,
  pertukaran,
  kampus_mengajar,
  praktisi_mengajar,
  studi_independen,
};
