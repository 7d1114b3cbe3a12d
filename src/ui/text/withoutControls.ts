/** Characters that change the text direction. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name, subject or address without characters that could make it look like another one. */
export const withoutControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '');
