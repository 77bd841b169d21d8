import type { Theme } from '@mui/material/styles';
import type { FeatureCollection, Geometry } from 'geojson';
import { canvas, divIcon, geoJSON, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import landUrl from './land.geojson?url';

/** A part of the drawing. `name`: where the name of a province stands. */
interface Part {
  kind: 'home' | 'neighbour' | 'border' | 'name';
  name?: string;
}

type Land = FeatureCollection<Geometry, Part>;

let land: Promise<Land | null> | undefined;

/** The drawing, fetched once; null where it does not arrive (without a connection), and asked for again next time. */
function fetchLand(): Promise<Land | null> {
  land ??= fetch(landUrl)
    .then(async answer => (answer.ok ? ((await answer.json()) as Land) : null))
    .catch(() => null)
    .then(drawing => {
      if (!drawing) land = undefined;
      return drawing;
    });
  return land;
}

/** Names are readable from the nearest of these zooms on, and in the way from the farthest on. */
const named = { from: 6, to: 10 };

/**
 * Draws coast, provinces and their names below everything else of a map that has no tiles. Source: Natural Earth, public
 * domain. Coast 1 : 10,000,000 (by way of world-atlas 2.0.2), borders and names of the provinces 1 : 50,000,000, cut to
 * the archipelago and thinned to a kilometre with mapshaper; it knows no province made after 2012.
 */
export async function drawLand(made: LeafletMap, palette: Theme['palette']): Promise<void> {
  let gone = false;
  made.once('unload', () => {
    gone = true;
  });
  const drawing = await fetchLand();
  if (!drawing || gone) return;
  const pane = 'land';
  const styled = made.createPane(pane).style;
  // Above the grid (200), below points and lines (400).
  styled.zIndex = '250';
  styled.pointerEvents = 'none';
  const fills = {
    home: { fillColor: palette.success.main, fillOpacity: 0.16 },
    neighbour: { fillColor: palette.text.secondary, fillOpacity: 0.1 },
  };
  const renderer = canvas({ pane, padding: 0.5 });
  geoJSON<Part>(drawing, {
    pane,
    interactive: false,
    filter: part => part.properties.kind !== 'name',
    style: part => {
      const kind = part?.properties.kind;
      const color = palette.text.secondary;
      if (kind === 'home' || kind === 'neighbour')
        return { renderer, color, weight: 0.8, opacity: 0.7, ...fills[kind] };
      return { renderer, color, weight: 1, opacity: 0.6, dashArray: '4 4', fill: false };
    },
  }).addTo(made);

  const names = layerGroup(
    drawing.features.flatMap(({ properties, geometry }) => {
      if (properties.kind !== 'name' || geometry.type !== 'Point') return [];
      const [bujur = 0, lintang = 0] = geometry.coordinates;
      const words = document.createElement('span');
      words.textContent = properties.name ?? '';
      Object.assign(words.style, {
        position: 'absolute',
        transform: 'translate(-50%, -50%)',
        whiteSpace: 'nowrap',
        color: palette.text.secondary,
        fontSize: '12px',
      });
      const icon = divIcon({ className: '', iconSize: [0, 0], html: words });
      return [marker([lintang, bujur], { pane, icon, interactive: false, keyboard: false })];
    }),
  );
  const showNames = () => {
    const zoom = made.getZoom();
    if (zoom >= named.from && zoom <= named.to) names.addTo(made);
    else names.remove();
  };
  made.on('zoomend', showNames);
  showNames();
}
