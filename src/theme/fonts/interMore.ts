import './interMore.css';
