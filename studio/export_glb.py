"""Export the showpieces ("glb": true in the catalogue) as GLB for the 3D viewer / AR, in their first finish.

  blender -b --factory-startup -noaudio -P export_glb.py -- [--out DIR] [--only CODES] [--triangles 16000] [--force]
"""
import argparse
import os
import sys

import bpy

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import builders   # noqa: E402,F401
import catalog    # noqa: E402
import command    # noqa: E402
import core       # noqa: E402
import made       # noqa: E402
import mat        # noqa: E402
import stage      # noqa: E402
import tiles      # noqa: E402

TILE = {'wood': .45, 'weave': .11, 'linen': .09, 'velvet': .12, 'boucle': .16, 'leather': .2}  # metres per repeat


def prepare(objects, triangles):
    """Apply modifiers, thin out dense cloth, scale UVs to the tile, swap materials, join."""
    cache = {}
    dg = bpy.context.evaluated_depsgraph_get()
    total = sum(len(o.data.polygons) for o in objects) * 2
    for o in objects:
        src = o.data.materials[0]
        kind = src.get('tile')
        if total > triangles and len(o.data.polygons) > 600:
            d = o.modifiers.new('thin', 'DECIMATE')
            d.ratio = max(.06, triangles / total)
        dg.update()
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        o.modifiers.clear()
        o.data = me
        me.use_auto_smooth = True
        s = 1 / TILE.get(kind, 1)
        dims = o.dimensions
        along = max(range(3), key=lambda i: dims[i])
        uv = me.uv_layers[0].data
        for poly in me.polygons if not src.get('image') else ():
            n = poly.normal
            ax = max(range(3), key=lambda i: abs(n[i]))
            pair = ((1, 2), (0, 2), (0, 1))[ax]
            flip = kind == 'wood' and pair[0] == along      # tile grain runs along V
            for li in poly.loop_indices:
                u, v = uv[li].uv
                uv[li].uv = (v * s, u * s * .3) if flip else (u * s, v * s * (.3 if kind == 'wood' else 1))
        me.materials.clear()
        me.materials.append(tiles.gltf_material(src, cache))
    bpy.ops.object.select_all(action='DESELECT')
    for o in objects:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.object.join()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default=os.path.join(command.MASTERS, 'models'))
    ap.add_argument('--catalog', default=command.CATALOG)
    ap.add_argument('--only', default='')
    ap.add_argument('--triangles', type=int, default=16000)
    ap.add_argument('--force', action='store_true')
    a = command.arguments(ap)
    command.need(a.catalog, 'Run measure.py first.')
    os.makedirs(a.out, exist_ok=True)
    models = [m for m in command.chosen(catalog.load(a.catalog)['models'], a.only) if a.only or m.get('glb')]
    for n, m in enumerate(models, 1):
        f = m['finishes'][0]
        path = os.path.join(a.out, '%s-%s.glb' % (m['code'], f['key']))
        if made.already(path) and not a.force:
            continue
        stage.clear()
        mat.reset()
        bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
        p = core.BUILDERS[m['builder']](m['params'], f['parts'])
        prepare([o for o in p.objects if 'fringe' not in o.name], a.triangles)
        bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', use_selection=True, export_yup=True,
                                  export_image_format='JPEG', export_apply=False,
                                  export_animations=False, export_skins=False, export_morph=False)
        me = bpy.context.view_layer.objects.active.data
        print('[%d/%d] model %s, %d bytes, %d faces' % (n, len(models), os.path.basename(path), os.path.getsize(path), len(me.polygons)), flush=True)


main()
