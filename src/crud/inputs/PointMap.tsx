import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import {
  type CircleMarker,
  type Coords,
  circleMarker,
  map as createMap,
  GridLayer,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { indonesia } from '../../../resources/kit/index.ts';

export interface Point {
  lintang: number;
  bujur: number;
}

interface Props {
  value: Point | null;
  onPick: (point: Point) => void;
}

const [south, north] = indonesia.lintang;
const [west, east] = indonesia.bujur;

/** A plain grid with the degrees of each field in it: it needs no server of maps. */
class Grid extends GridLayer {
  readonly #colour: string;
  constructor(colour: string) {
    super();
    this.#colour = colour;
  }
  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const tile = document.createElement('div');
    const degrees = 360 / 2 ** z;
    Object.assign(tile.style, {
      border: `1px solid ${this.#colour}`,
      color: this.#colour,
      fontSize: '11px',
      padding: '2px',
    });
    const middle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * (180 / Math.PI);
    tile.textContent = `${inWords(middle)}; ${inWords(x * degrees - 180)}`;
    return tile;
  }
}

const inWords = (degrees: number): string => `${degrees.toFixed(2).replace('.', ',')}°`;

/** Map on which a place is chosen: by pointer, or by moving the map with the arrow keys and taking its middle. */
export function PointMap({ value, onPick }: Props) {
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
    new Grid(palette.text.secondary).addTo(made);
    made.on('click', ({ latlng }) => pick.current({ lintang: latlng.lat, bujur: latlng.lng }));
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [palette.text.secondary]);

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
    if (middle) onPick({ lintang: middle.lat, bujur: middle.lng });
  };
  return (
    <>
      <Box
        ref={box}
        role="application"
        aria-label="Peta: geser dengan tombol panah, perbesar dengan tanda tambah"
        sx={{
          height: 280,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          zIndex: 0,
        }}
      />
      <Button size="small" onClick={takeMiddle} sx={{ mt: 1 }}>
        Pakai titik tengah peta
      </Button>
    </>
  );
}
