import './vazirmatn.css';
