/** Every area of this language, in one chunk (build/chunks.ts). */
export const texts = import.meta.glob<object>('../locales/zh-tw/*.json', { eager: true, import: 'default' });
