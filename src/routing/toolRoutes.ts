import type { RouteRow } from './routeRow';

/** The parent page of each tool; its label is in a namespace that is loaded at the start. */
const TOOLS = { label: 'words:tools' } as const;

/** The tools, which everyone may use without an account. The only data that they read are reference data. */
export const toolRoutes = {
  tools: {
    path: '/tools',
    access: 'everyone',
    title: 'words:tools',
    prerendered: true,
    area: 'tools',
    menu: {
      User: { place: 6, label: 'words:tools' },
      signedOut: { place: 1, label: 'words:tools' },
    },
  },
  toolsClb: {
    path: '/tools/clb',
    access: 'everyone',
    title: 'tools:clb.title',
    summary: 'tools:clb.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
  toolsCrs: {
    path: '/tools/crs',
    access: 'everyone',
    title: 'tools:crs.title',
    summary: 'tools:crs.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
  toolsFsw: {
    path: '/tools/fsw',
    access: 'everyone',
    title: 'tools:fsw.title',
    summary: 'tools:fsw.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
  toolsNoc: {
    path: '/tools/noc',
    access: 'everyone',
    title: 'tools:noc.title',
    summary: 'tools:noc.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
  toolsRecognition: {
    path: '/tools/recognition',
    access: 'everyone',
    title: 'tools:recognition.title',
    summary: 'tools:recognition.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
  toolsVisa: {
    path: '/tools/visa',
    access: 'everyone',
    title: 'tools:visa.title',
    summary: 'tools:visa.summary',
    prerendered: true,
    above: TOOLS,
    area: 'tools',
  },
} as const satisfies Record<string, RouteRow>;
