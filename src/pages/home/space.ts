/** Above and below each part of the home page: 48, 64 and 96 px (look.md, "Type, space, shape"). */
export const SECTION_SPACE = { xs: 6, sm: 8, lg: 12 };
