import { content } from '../content.js';
export default {
  ...content,
  title: 'Votre carrière à l’étranger commence ici',
  login: 'Connexion',
  jobs: 'Emplois',
  secondary: 'Parcourir les emplois',
};
