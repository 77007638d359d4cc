import { Box3, NeutralToneMapping, PerspectiveCamera, PMREMGenerator, Scene, Vector3, WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { cameraPlace } from './framing.ts';
import { groundShadow } from './ground-shadow.ts';
import { loadModel } from './load-model.ts';

const SHARPEST_PIXEL_RATIO = 2;
const VIEW_ANGLE = 30;
const LIGHT = 0.55;

export interface ModelStage {
  /** Turns the product round its own axis, for keyboard users. */
  turn: (radians: number) => void;
  close: () => void;
}

/** Puts a model on a canvas, to be turned by hand. It is rendered when something moves, not all the time. */
export async function openModelStage(canvas: HTMLCanvasElement, src: string, signal: AbortSignal): Promise<ModelStage> {
  const model = await loadModel(src, signal);
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  // Made for shops: colours stay those of the goods, and white cushions do not burn out.
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  scene.environmentIntensity = LIGHT;
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture;
  scene.add(model);

  const box = new Box3().setFromObject(model);
  const middle = box.getCenter(new Vector3());
  model.position.sub(middle);
  box.translate(middle.negate());
  scene.add(groundShadow(box));
  const size = box.getSize(new Vector3()).length();
  const camera = new PerspectiveCamera(VIEW_ANGLE, 1, size / 100, size * 20);

  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  // Nobody looks at furniture from below.
  controls.maxPolarAngle = Math.PI / 2;
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  // A visitor who has turned the model keeps that view when the screen rotates.
  let touched = false;
  controls.addEventListener('start', () => {
    touched = true;
  });

  const fitted = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, SHARPEST_PIXEL_RATIO));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(clientHeight, 1);
    camera.updateProjectionMatrix();
    if (!touched) {
      camera.position.copy(cameraPlace(box, { angle: VIEW_ANGLE, aspect: camera.aspect }));
      const distance = camera.position.length();
      controls.minDistance = distance / 3;
      controls.maxDistance = distance * 1.5;
      controls.update();
    }
    draw();
  });
  fitted.observe(canvas);

  return {
    turn(radians) {
      model.rotateY(radians);
      draw();
    },
    close() {
      fitted.disconnect();
      controls.dispose();
      renderer.dispose();
    },
  };
}
