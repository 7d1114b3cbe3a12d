import '@fontsource-variable/noto-sans-sc/wght.css';
import './apostrophe.css';
