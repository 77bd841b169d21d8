import { renderToStaticMarkup } from 'react-dom/server';
import type { Identity } from '../resources/identity.ts';
import { programOf } from './content/programs.ts';
import { newsPage } from './content/shared.ts';
import type { PageKey } from './content/types.ts';
import { identity } from './identity.ts';
import type { PageChange } from './pageChange.ts';
import { landingPages } from './registry.ts';
import { rendering } from './rendering.ts';
import { scenes } from './scenes.ts';
import { changedPage } from './situs.tsx';
import { neutrals, paletteOf } from './theme.ts';

type Page = Awaited<ReturnType<(typeof landingPages)[PageKey]>>;

/** Breaks words into lines of about `width` letters. */
export function lines(text: string, width: number): string[] {
  const result: string[] = [];
  for (const word of text.split(' ')) {
    const last = result.at(-1);
    if (last !== undefined && last.length + word.length < width) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

const petal =
  'M890 65H1120a24 24 0 0 1 24 24V365a200 200 0 0 1-200 200H714a24 24 0 0 1-24-24V265a200 200 0 0 1 200-200z';

/**
 * The preview picture of a page, 1200 × 630: title on the page's colour, its drawing in the petal. `logo` is the
 * university's mark as a data address.
 */
export async function ogSvg(
  who: Identity,
  key: PageKey | 'berita',
  font: string,
  logo: string,
  change?: PageChange,
): Promise<string> {
  const drawn = key === 'berita' ? 'beranda' : key;
  const page = await landingPages[drawn]();
  return rendering(who, () => drawing(key, change ? changedPage(page, change, 'id') : page, font, logo));
}

function drawing(key: PageKey | 'berita', { content }: Page, font: string, logo: string): string {
  const drawn = key === 'berita' ? 'beranda' : key;
  const palette = paletteOf(drawn);
  const { [drawn]: Scene } = scenes;
  const heading = key === 'berita' ? newsPage.heading : content.hero.heading;
  const name = key === 'berita' ? identity.namaPortal : (programOf(key)?.name ?? identity.namaPortal);
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fontFamily={font}>
      <title>{heading}</title>
      <clipPath id="petal">
        <path d={petal} />
      </clipPath>
      <path fill={palette.deep} d="M0 0h1200v630H0z" />
      <path fill={palette.night} d="M0 470c200-60 420-60 640 0s420 60 560-20v180H0z" />
      <path fill={neutrals.marigold} d="M72 118h44v6H72z" />
      <text x="130" y="130" fill={neutrals.white} fontSize="27" fontWeight="700">
        {name}
      </text>
      {lines(heading, 19).map((line, index) => (
        <text key={line} x="70" y={226 + index * 72} fill={neutrals.white} fontSize="60" fontWeight="700">
          {line}
        </text>
      ))}
      <image href={logo} x="72" y="530" width="56" height="56" />
      <text x="146" y="567" fill={palette.soft} fontSize="25" fontWeight="700">
        {identity.namaUniversitas}
      </text>
      <path fill={neutrals.paper} stroke={neutrals.paper} strokeWidth="16" d={petal} />
      <g clipPath="url(#petal)">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture has its title above */}
        <svg x="635" y="65" width="571" height="500" viewBox="0 0 640 560">
          <Scene palette={palette} />
        </svg>
      </g>
    </svg>,
  );
}
