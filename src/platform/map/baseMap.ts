import 'leaflet/dist/leaflet.css';
import type { Theme } from '@mui/material/styles';
import { type Coords, map as createMap, GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet';
import { indonesia } from '../../../resources/kit/index.ts';
import { drawLand } from './land.ts';

/** A place in degrees. */
export interface Point {
  lintang: number;
  bujur: number;
}

const [south, north] = indonesia.lintang;
const [west, east] = indonesia.bujur;

interface Colours {
  line: string;
  words: string;
}

/** A plain grid with the degrees of each field in it: it needs no server of maps. */
class Grid extends GridLayer {
  readonly #colours: Colours;
  constructor(colours: Colours) {
    super();
    this.#colours = colours;
  }
  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const tile = document.createElement('div');
    const degrees = 360 / 2 ** z;
    Object.assign(tile.style, {
      // Neighbours share their lines.
      borderLeft: `1px solid ${this.#colours.line}`,
      borderTop: `1px solid ${this.#colours.line}`,
      color: this.#colours.words,
      fontSize: '11px',
      padding: '2px 4px',
    });
    const middle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * (180 / Math.PI);
    tile.textContent = `${inWords(middle)}; ${inWords(x * degrees - 180)}`;
    return tile;
  }
}

const inWords = (degrees: number): string => `${degrees.toFixed(2).replace('.', ',')}°`;

interface BaseMap {
  /** Address of tiles; null: outlines of the land on a grid of degrees. */
  ubin: string | null;
  palette: Theme['palette'];
  /** Initial view; default: all of Indonesia. */
  at?: { centre: Point; zoom: number } | undefined;
  /** Hundreds of places are drawn on one canvas. */
  canvas?: boolean;
}

/** A map of Indonesia on its ground: tiles (setting `peta.ubin`), or outlines of the land on a plain grid. */
export function makeMap(box: HTMLElement, { ubin, palette, at, canvas = false }: BaseMap): LeafletMap {
  const made = createMap(box, {
    attributionControl: false,
    zoomAnimation: false,
    fadeAnimation: false,
    preferCanvas: canvas,
  });
  if (at) made.setView([at.centre.lintang, at.centre.bujur], at.zoom);
  else
    made.fitBounds([
      [south, west],
      [north, east],
    ]);
  if (ubin) tileLayer(ubin, { maxZoom: 19 }).addTo(made);
  else {
    new Grid({ line: palette.divider, words: palette.text.secondary }).addTo(made);
    void drawLand(made, palette);
  }
  return made;
}

/** How a map's box looks: Leaflet's own sheet is for light pages. */
export const mapLook = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  zIndex: 0,
  '&.leaflet-container': { bgcolor: 'background.default', font: 'inherit' },
  '& .leaflet-bar': { border: 1, borderColor: 'divider', boxShadow: 0 },
  '& .leaflet-bar a': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    '&:hover, &:focus': { bgcolor: 'background.default', color: 'text.primary' },
    '&.leaflet-disabled': { bgcolor: 'background.paper', color: 'text.disabled' },
  },
} as const;
