/**
 * The paths of the routes drawing: a globe above the Atlantic, with great-circle arcs from many places to
 * Ottawa. They were computed once (orthographic projection, centre 34° N 26° W, each arc fitted by one cubic
 * curve) and are stored as data, so that the browser computes nothing. View box 0 0 480 480.
 */
export const DESTINATION = { x: 135, y: 174 } as const;
export const GLOBE = { x: 240, y: 240, radius: 196 } as const;

/**
 * The arcs begin in this order in: Lagos, Delhi, São Paulo, Paris, Manila, Mexico City, Tehran, Dakar,
 * Nairobi, Lima, Kyiv, Cairo.
 */
export const ARCS: readonly string[] = [
  'M336 316C266 273 199 225 135 174',
  'M408 140C380 22 179 106 135 174',
  'M177 399C103 363 101 238 135 174',
  'M301 181C250 162 188 154 135 174',
  'M329 63C252 -74 141 79 135 174',
  'M63 216C67 186 111 178 135 174',
  'M395 165C346 96 191 126 135 174',
  'M268 304C219 267 170 225 135 174',
  'M414 294C360 231 217 191 135 174',
  'M91 341C46 288 91 212 135 174',
  'M344 153C283 121 190 133 135 174',
  'M383 210C324 161 206 151 135 174',
];

/** The visible half of the parallels and meridians, every 30 degrees. */
export const GRATICULE = [
  'M84 358C147 436 333 436 396 358',
  'M44 240C56 385 424 386 436 240',
  'M84 122C-8 296 488 296 396 122',
  'M240 44C110 48 110 150 240 154C370 150 370 48 240 44',
  'M189 51C209 46 228 64 240 78C242 69 242 51 248 44',
  'M116 89C150 60 200 62 240 78C258 62 284 48 309 57',
  'M46 215C58 123 154 73 240 78C290 63 352 70 388 111',
  'M92 369C8 261 127 104 240 78C339 80 447 157 434 265',
  'M170 423C75 364 168 129 240 78C348 113 465 295 365 391',
  'M232 436C218 322 231 193 240 78C295 134 373 377 292 429',
].join('');

/** The small drawing for empty states: four routes. View box 0 0 320 192. */
export const SMALL_ARCS: readonly string[] = [
  'M24 156C60 68 132 36 200 68',
  'M68 176C96 116 144 76 200 68',
  'M296 168C292 116 252 72 200 68',
  'M292 44C264 28 232 36 200 68',
];
export const SMALL_DESTINATION = { x: 200, y: 68 } as const;
