import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import {
  circleMarker,
  divIcon,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
  type TooltipOptions,
} from 'leaflet';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { makeMap, mapLook, type Point } from './baseMap.ts';
import { MapSource } from './MapSource.tsx';
import { useTiles } from './useTiles.ts';

/** A place among many: how large and in which colour it is drawn, and what it is called. */
export interface Marked extends Point {
  id: string;
  name: string;
  /** Stands beside the place while there are few. */
  label?: string;
  /** Pixels. */
  radius: number;
  colour: 'primary' | 'success' | 'warning' | 'error' | 'grey';
}

export interface MapHandle {
  /** Where the middle of the map is now. */
  middle(): Point | null;
}

interface Props {
  points: readonly Marked[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** With it the selected place can be dragged. */
  onMove?: ((id: string, to: Point) => void) | undefined;
  label: string;
  height: number | Record<string, number | string>;
  handle?: Ref<MapHandle>;
}

const colourOf = ({ palette }: Theme, colour: Marked['colour']): string =>
  colour === 'grey' ? palette.text.secondary : palette[colour].main;

/** So many places are named on the map at most, and on one so wide at least (pixels): else names lie over each other. */
const mostNamed = 15;
const leastNamed = 480;
/** About as large as a name is, in pixels. */
const nameWidth = 80;
const nameHeight = 16;

/** Where a name stands: right of its place, or left of it where another place lies there. */
function besideOf(
  map: LeafletMap,
  points: readonly Marked[],
  { lintang, bujur, radius }: Omit<Marked, 'id' | 'name' | 'colour'>,
) {
  const here = map.latLngToContainerPoint([lintang, bujur]);
  const taken = points.some(other => {
    const { x, y } = map.latLngToContainerPoint([other.lintang, other.bujur]);
    return x > here.x && x - here.x < radius + nameWidth && Math.abs(y - here.y) < radius + nameHeight / 2;
  });
  return {
    permanent: true,
    direction: taken ? 'left' : 'right',
    className: 'nama-tempat',
    offset: [taken ? -radius : radius, 0],
  } satisfies TooltipOptions;
}

/** Leaflet reads a string as HTML; names are what people typed. */
function inWords(name: string): HTMLElement {
  const words = document.createElement('span');
  words.textContent = name;
  return words;
}

/**
 * Many places on one map, drawn on a canvas so that hundreds stay smooth on a phone. What it shows must also stand in a
 * list beside it: places on a canvas cannot be reached by keyboard.
 */
export function MarkersMap({ points, selected, onSelect, onMove, label, height, handle }: Props) {
  const { data: tiles } = useTiles();
  const ubin = tiles?.ubin ?? null;
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const layer = useRef<LayerGroup>(null);
  const framed = useRef(false);
  const told = useRef({ onSelect, onMove });
  useEffect(() => {
    told.current = { onSelect, onMove };
  }, [onSelect, onMove]);
  useImperativeHandle(handle, () => ({
    middle: () => {
      const found = map.current?.getCenter();
      return found ? { lintang: found.lat, bujur: found.lng } : null;
    },
  }));

  useEffect(() => {
    if (!box.current) return;
    const made = makeMap(box.current, { canvas: true, ubin, palette: theme.palette });
    map.current = made;
    layer.current = layerGroup().addTo(made);
    framed.current = false;
    return () => {
      made.remove();
      map.current = null;
    };
  }, [theme.palette, ubin]);

  useEffect(() => {
    const [made, group] = [map.current, layer.current];
    if (!made || !group || ubin === undefined) return;
    group.clearLayers();
    if (!framed.current && points.length > 0) {
      framed.current = true;
      made.fitBounds(
        points.map(({ lintang, bujur }): [number, number] => [lintang, bujur]),
        { padding: made.getSize().x >= leastNamed ? [nameWidth, 40] : [32, 32], maxZoom: 13 },
      );
    }
    const named = points.length <= mostNamed && made.getSize().x >= leastNamed;
    for (const { id, lintang, bujur, radius, colour, name, label: short } of points) {
      const paint = colourOf(theme, colour);
      circleMarker([lintang, bujur], { radius, color: paint, fillColor: paint, fillOpacity: 0.45, weight: 2 })
        .bindTooltip(
          inWords(named && short ? short : name),
          named && short ? besideOf(made, points, { lintang, bujur, radius }) : {},
        )
        .on('click', () => told.current.onSelect(id))
        .addTo(group);
    }
  }, [points, theme, ubin]);

  const place = points.find(({ id }) => id === selected);
  useEffect(() => {
    const made = map.current;
    if (!made || !place) return;
    const { id, name, lintang, bujur } = place;
    const pin = marker([lintang, bujur], {
      draggable: told.current.onMove !== undefined,
      keyboard: false,
      title: name,
      icon: divIcon({
        className: '',
        iconSize: [28, 28],
        html: `<div style="width:28px;height:28px;border-radius:50%;border:3px solid ${theme.palette.primary.main};box-sizing:border-box;cursor:grab"></div>`,
      }),
    }).addTo(made);
    pin.on('dragend', () => {
      const to = pin.getLatLng();
      told.current.onMove?.(id, { lintang: to.lat, bujur: to.lng });
    });
    if (!made.getBounds().contains([lintang, bujur])) made.panTo([lintang, bujur]);
    return () => void pin.remove();
  }, [place, theme]);

  return (
    <Box>
      <Box ref={box} role="application" aria-label={label} sx={{ height, ...mapLook }} />
      <MapSource tiles={tiles} />
    </Box>
  );
}
