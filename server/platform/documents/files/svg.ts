import sanitizeHtml from 'sanitize-html';

/** Drawing elements only: nothing that runs, loads, animates or embeds. */
const allowedTags = [
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'symbol',
];

const allowedAttributes = [
  'xmlns',
  'version',
  'viewBox',
  'width',
  'height',
  'preserveAspectRatio',
  'id',
  'role',
  'aria-label',
  'transform',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'dx',
  'dy',
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'clip-rule',
  'clip-path',
  'mask',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Only references inside the drawing (`url(#a)`) may stay. */
const pointsOutside = (value: string): boolean => /url\(\s*['"]?(?!#)/i.test(value);

/**
 * A drawing without scripts, styles, links, foreign content and outside references. Runs in the reading thread.
 * @returns undefined when nothing of a drawing is left
 */
export function sanitizeSvg(text: string): string | undefined {
  const clean = sanitizeHtml(text, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript', 'iframe'],
    parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => !pointsOutside(value))),
      }),
    },
  }).trim();
  return /^<svg[\s/>]/.test(clean) ? clean : undefined;
}
