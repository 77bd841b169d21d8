import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type CircleMarker,
  type Coords,
  circleMarker,
  map as createMap,
  GridLayer,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { indonesia } from '../../../resources/kit/index.ts';
import { useTiles } from './useTiles.ts';

export interface Point {
  lintang: number;
  bujur: number;
}

interface Props {
  value: Point | null;
  /** Without it the map only shows. */
  onPick?: (point: Point) => void;
  label: string;
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

/**
 * Map with a place on it, or on which one is chosen: by pointer, or by moving the map with the arrow keys and taking its
 * middle. Without tiles (setting `peta.ubin`) it is a grid of degrees.
 */
export function PointMap({ value, onPick, label }: Props) {
  const { data: tiles } = useTiles();
  const ubin = tiles?.ubin ?? null;
  const { palette } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const marker = useRef<CircleMarker>(null);
  const pick = useRef(onPick);
  const first = useRef(value);
  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);

  useEffect(() => {
    if (!box.current) return;
    const made = createMap(box.current, { attributionControl: false, zoomAnimation: false, fadeAnimation: false });
    if (first.current) made.setView([first.current.lintang, first.current.bujur], 14);
    else
      made.fitBounds([
        [south, west],
        [north, east],
      ]);
    if (ubin) tileLayer(ubin, { maxZoom: 19 }).addTo(made);
    else new Grid({ line: palette.divider, words: palette.text.secondary }).addTo(made);
    made.on('click', ({ latlng }) => pick.current?.({ lintang: latlng.lat, bujur: latlng.lng }));
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [palette.divider, palette.text.secondary, ubin]);

  useEffect(() => {
    marker.current?.remove();
    marker.current = null;
    if (!value || !map.current) return;
    const { main } = palette.primary;
    marker.current = circleMarker([value.lintang, value.bujur], { radius: 9, color: main, fillOpacity: 0.6 });
    marker.current.addTo(map.current);
    if (!map.current.getBounds().contains([value.lintang, value.bujur]))
      map.current.panTo([value.lintang, value.bujur]);
  }, [value, palette.primary]);

  const takeMiddle = () => {
    const middle = map.current?.getCenter();
    if (middle) onPick?.({ lintang: middle.lat, bujur: middle.lng });
  };
  return (
    <>
      <Box
        ref={box}
        role="application"
        aria-label={`${label}: geser dengan tombol panah, perbesar dengan tanda tambah`}
        sx={{
          height: 280,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          zIndex: 0,
          // Leaflet's own sheet is for light pages.
          '&.leaflet-container': { bgcolor: 'background.default', font: 'inherit' },
          '& .leaflet-bar': { border: 1, borderColor: 'divider', boxShadow: 0 },
          '& .leaflet-bar a': {
            bgcolor: 'background.paper',
            color: 'text.primary',
            borderColor: 'divider',
            '&:hover, &:focus': { bgcolor: 'background.default', color: 'text.primary' },
            '&.leaflet-disabled': { bgcolor: 'background.paper', color: 'text.disabled' },
          },
        }}
      />
      {ubin && tiles?.atribusi ? (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {tiles.atribusi}
        </Typography>
      ) : null}
      {onPick ? (
        <Button size="small" onClick={takeMiddle} sx={{ mt: 1 }}>
          Pakai titik tengah peta
        </Button>
      ) : null}
    </>
  );
}
