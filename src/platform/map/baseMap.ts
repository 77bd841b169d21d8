import 'leaflet/dist/leaflet.css';
import type { Theme } from '@mui/material/styles';
import { map as createMap, GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet';
import { indonesia } from '../../../resources/kit/index.ts';
import { drawLand } from './land.ts';

/** A place in degrees. */
export interface Point {
  lintang: number;
  bujur: number;
}

const [south, north] = indonesia.lintang;
const [west, east] = indonesia.bujur;

/** A plain grid: it needs no server of maps. */
class Grid extends GridLayer {
  readonly #line: string;
  constructor(line: string) {
    super();
    this.#line = line;
  }
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div');
    // Neighbours share their lines.
    Object.assign(tile.style, { borderLeft: `1px solid ${this.#line}`, borderTop: `1px solid ${this.#line}` });
    return tile;
  }
}

interface BaseMap {
  /** Address of tiles; null: outlines of the land on a plain grid. */
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
    new Grid(palette.divider).addTo(made);
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
  // A name beside its place, on the map itself.
  '& .nama-tempat': {
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    boxShadow: 0,
    color: 'text.primary',
    fontSize: 12,
    fontWeight: 600,
    textShadow: (theme: Theme) =>
      `0 0 3px ${theme.palette.background.paper}, 0 0 3px ${theme.palette.background.paper}`,
    '&::before': { display: 'none' },
  },
  '& .leaflet-bar': { border: 1, borderColor: 'divider', boxShadow: 0 },
  '& .leaflet-bar a': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    '&:hover, &:focus': { bgcolor: 'background.default', color: 'text.primary' },
    '&.leaflet-disabled': { bgcolor: 'background.paper', color: 'text.disabled' },
  },
} as const;
